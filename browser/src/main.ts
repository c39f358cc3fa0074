import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./app/router.svelte";
import { loadScreen } from "./app/screens";
import { followSystemTheme, settings } from "./app/settings.svelte";
import { registerWorker } from "./notices/badge";
import { chooseLanguage, words } from "./words/words.svelte";
import "./style/base.css";
import "./style/pages.css";
import "./style/surfaces.css";

/** Each game's own colours, by their place. */
import.meta.glob("./games/*/presentation.css", { eager: true });

followSystemTheme();
router.start();
// The frame in index.html stays until there is something to put in its place.
await Promise.all([
  words.speak(chooseLanguage([settings.kept.language, ...navigator.languages])),
  loadScreen(router.route.screen),
]);
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });
registerWorker();
