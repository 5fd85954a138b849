// Embedded into the executable: the path of the country database.
declare module "*.mmdb" {
  const path: string;
  export = path;
}
