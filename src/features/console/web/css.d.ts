/** Styles that a part of the console brings with it, as text. */
declare module "*.css" {
  const css: string;
  // biome-ignore lint/style/noDefaultExport: the shape that the bundler gives to imported text
  export default css;
}
