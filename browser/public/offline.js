// Tries again by itself, and in the person's language.
const kept = (() => {
  try {
    return JSON.parse(localStorage.getItem("motherlode")) ?? {};
  } catch {
    return {};
  }
})();
const wanted = [kept.language, ...navigator.languages].map((tag) => String(tag).slice(0, 2).toLowerCase());
const texts = [...document.querySelectorAll("main")];
const mine = wanted.map((tag) => texts.find((text) => text.lang === tag)).find(Boolean) ?? texts[0];
for (const text of texts) text.hidden = text !== mine;
document.documentElement.lang = mine.lang;

async function tryAgain() {
  const answer = await fetch("/health").catch(() => null);
  if (answer?.ok) location.reload();
}
for (const button of document.querySelectorAll("button")) button.addEventListener("click", tryAgain);
addEventListener("online", tryAgain);
setInterval(tryAgain, 5000);
