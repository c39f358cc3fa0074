// What a game, its options and its ends are called: by its words, or by the names of its code where it has none.
import { games } from "../parts/games.svelte";
import { t, words } from "./words.svelte";

export function gameName(game: string): string {
  return otherwise(`game-${game}`, games.of(game)?.title ?? spaced(game));
}

export function gameAbout(game: string): string {
  return otherwise(`game-${game}.about`, "");
}

/** The id of an option's messages. */
export function optionId(game: string, option: string): string {
  return `option-${game}-${hyphened(option)}`;
}

export function optionName(game: string, option: string): string {
  return otherwise(optionId(game, option), spaced(option));
}

export function optionAbout(game: string, option: string): string {
  return otherwise(`${optionId(game, option)}.about`, "");
}

export function optionChoice(game: string, option: string, choice: string): string {
  return otherwise(`${optionId(game, option)}-${hyphened(choice)}`, spaced(choice));
}

/** What the seat is called that the host may name. */
export function starterName(game: string): string {
  return otherwise(`before-first-${games.of(game)?.starter}`, t("before-first"));
}

/** Why a game ended (`reason`), and what decided (`decided-by`). */
export function ending(what: "reason" | "decided-by", name: string): string {
  return otherwise(`outcome-${what}-${hyphened(name)}`, `${spaced(name)}.`);
}

/** A message, or what is said where there is none. */
export function otherwise(id: string, text: string): string {
  return words.has(id) ? t(id) : text;
}

/** A name of the code as part of a message's id. */
export function hyphened(name: string): string {
  return name.replaceAll("_", "-");
}

/** A name of the code as a text of its own. */
export function spaced(name: string): string {
  return capital(name.replaceAll("_", " "));
}

/** As a line begins. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
