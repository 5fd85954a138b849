/** Prompts are imported as text. */
declare module "*.txt" {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: the shape that the bundler gives to imported text
  export default text;
}
