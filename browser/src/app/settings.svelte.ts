// What a person set up on this device. It is kept in the browser and goes nowhere else.

import type { Avatar } from "../net/types";

export type Theme = "auto" | "light" | "dark";
export type Speed = "calm" | "quick" | "instant";

interface Kept {
  name: string;
  language: string;
  theme: Theme;
  sound: boolean;
  notices: boolean;
  motion: boolean;
  speed: Speed;
  fold: boolean;
  /** The picture for oneself; without one it is a letter. */
  avatar: Avatar | "";
  /** On phones. */
  haptics: boolean;
  /** It was said that a tap hurries. */
  hurried: boolean;
  /** Whom "play now" plays against: the bots' level, and by game how many. */
  level: string;
  opponents: Record<string, number>;
}

const KEY = "motherlode";
const FIRST: Kept = {
  name: "",
  language: "",
  theme: "auto",
  sound: false,
  notices: false,
  motion: true,
  speed: "calm",
  fold: false,
  avatar: "",
  haptics: true,
  hurried: false,
  level: "medium",
  opponents: {},
};

function read(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...FIRST };
  }
}

class Settings {
  kept = $state<Kept>(read());

  set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.kept[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.applyLook();
  }

  /** Who comes next to this device is somebody else. */
  forgetPerson(): void {
    this.set("name", "");
    this.set("avatar", "");
  }

  /** Tells the style sheets. */
  applyLook(): void {
    const dark = this.kept.theme === "dark" || (this.kept.theme === "auto" && systemIsDark().matches);
    const { dataset } = document.documentElement;
    dataset["theme"] = dark ? "dark" : "light";
    dataset["motion"] = this.kept.motion ? "full" : "none";
  }

  /** Whether things may travel over the screen. */
  get moves(): boolean {
    return this.kept.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

function systemIsDark(): MediaQueryList {
  return matchMedia("(prefers-color-scheme: dark)");
}

export const settings = new Settings();

export function followSystemTheme(): void {
  settings.applyLook();
  systemIsDark().addEventListener("change", () => settings.applyLook());
}
