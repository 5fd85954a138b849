/** The library as text: it is sent, never run here. */
declare module "idiomorph/dist/idiomorph.min.js" {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: the shape that the bundler gives to imported text
  export default text;
}
