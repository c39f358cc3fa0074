import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./app/router.svelte";
import { followSystemTheme, settings } from "./app/settings.svelte";
import { chooseLanguage, words } from "./words/words.svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./style/surfaces.css";

followSystemTheme();
router.start();
await words.speak(chooseLanguage([settings.kept.language, ...navigator.languages]));
mount(App, { target: document.getElementById("app")! });
