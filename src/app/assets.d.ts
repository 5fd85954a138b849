// Embedded into the executable: the path of the icon.
declare module "*.ico" {
  const path: string;
  export = path;
}
