declare module "*.md" {
  const sections: string[];
  export default sections;
}

/** Made by vite.words.ts. */
declare module "virtual:languages" {
  type Texts = Record<string, () => Promise<{ default: string }>>;
  /** What each calls itself. */
  export const LANGUAGES: Record<string, string>;
  export const TEXTS: Texts;
  export const LATE_TEXTS: Texts;
}
