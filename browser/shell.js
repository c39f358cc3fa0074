// Runs before everything else: the theme that was chosen, the shell of the screen, and its files.
(() => {
  const { dataset } = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("motherlode")) ?? {};
  } catch {
    // a browser that keeps nothing has the system's theme
  }
  const isDark =
    kept.theme === "dark" || (kept.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  dataset.theme = isDark ? "dark" : "light";
  const screen = location.pathname.split("/")[1] || "home";
  dataset.shell = screen === "home" ? "home" : "bar";
  const files = PRELOADS;
  const languages = LANGUAGES;
  const wanted = [kept.language, ...navigator.languages].map((tag) => String(tag).slice(0, 2).toLowerCase());
  const language = wanted.find((tag) => languages.includes(tag)) ?? "en";
  for (const file of [...(files[screen] ?? []), ...(files[language] ?? [])]) {
    const link = document.createElement("link");
    const isStyle = file.endsWith(".css");
    Object.assign(link, { rel: isStyle ? "preload" : "modulepreload", as: isStyle ? "style" : "script" });
    Object.assign(link, { crossOrigin: "", href: `/${file}` });
    document.head.append(link);
  }
})();
