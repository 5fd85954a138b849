/** YAML files are read by the bundler; what they hold is parsed with a schema where it is imported. */
declare module "*.yaml" {
  const value: unknown;
  // biome-ignore lint/style/noDefaultExport: the shape that the bundler gives to imported data
  export default value;
}
