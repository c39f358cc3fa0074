// Short, dry sounds, made here: no file is loaded. They are off until asked for, and each also has a sight.
import { settings } from "../app/settings.svelte";
import { presentationOf } from "../games/presentation";
import type { Kinded } from "../net/types";

interface Tone {
  /** Seconds after the beginning. */
  at: number;
  hertz: number;
  seconds: number;
  loud: number;
  type: OscillatorType;
}

const tone = (at: number, hertz: number, seconds = 0.12, loud = 0.2, type: OscillatorType = "triangle"): Tone => ({
  at,
  hertz,
  seconds,
  loud,
  type,
});

const SOUNDS = {
  turn: [tone(0, 1320, 0.25, 0.14, "sine"), tone(0.02, 1980, 0.3, 0.08, "sine")],
  card: [tone(0, 210, 0.06, 0.25), tone(0.01, 420, 0.03, 0.1, "square")],
  exchange: [tone(0, 210, 0.06, 0.25), tone(0.14, 260, 0.06, 0.25)],
  set: [tone(0, 660), tone(0.12, 880), tone(0.24, 1100, 0.25)],
  gold: [tone(0, 300, 0.05, 0.2, "square"), tone(0.08, 1560, 0.35, 0.14, "sine")],
  boom: [tone(0, 70, 0.45, 0.5, "sine"), tone(0, 48, 0.6, 0.4, "sine")],
  duel: [tone(0, 180, 0.08, 0.3, "square"), tone(0.12, 140, 0.1, 0.3, "square")],
  chip: [tone(0, 1900, 0.05, 0.12), tone(0.06, 2300, 0.08, 0.12)],
  refused: [tone(0, 150, 0.07, 0.25), tone(0.11, 140, 0.07, 0.25)],
  bell: [tone(0, 523, 0.9, 0.2, "sine"), tone(0, 1047, 0.6, 0.1, "sine"), tone(0.35, 523, 0.9, 0.2, "sine")],
  tick: [tone(0, 1500, 0.04, 0.07)],
  won: [
    ...[523, 659, 784, 1047].map((hertz, step) => tone(0.13 * step, hertz, 0.5, 0.16)),
    tone(0.55, 523, 1.4, 0.16, "sine"),
    tone(0.55, 1568, 0.9, 0.08, "sine"),
  ],
  over: [tone(0, 523, 0.9, 0.2, "sine"), tone(0.3, 880), tone(0.42, 1100), tone(0.54, 1320, 0.4)],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.kept.sound) return;
  context ??= new AudioContext();
  for (const { at, hertz, seconds, loud, type } of SOUNDS[sound]) {
    const start = context.currentTime + at;
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(loud, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
    const source = new OscillatorNode(context, { type, frequency: hertz });
    source.connect(gain).connect(context.destination);
    source.start(start);
    source.stop(start + seconds);
  }
}

/** The sound of what happened: of several events the last that has one. */
export function playEvents(game: string, events: readonly Kinded[]): void {
  const { sounds } = presentationOf(game);
  const sound = events.map((event) => sounds[event.kind]).findLast((found) => found !== undefined);
  if (sound) play(sound);
}
