// Embedded into the executable: the path of the country database.
declare module "*.bin" {
  const path: string;
  export = path;
}
