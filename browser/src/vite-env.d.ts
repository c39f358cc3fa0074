declare module "*.md" {
  const sections: string[];
  export default sections;
}
