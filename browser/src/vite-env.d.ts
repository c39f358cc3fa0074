declare module "*.md" {
  const sections: string[];
  export default sections;
}

declare module "virtual:words/*" {
  const text: string;
  export default text;
}
