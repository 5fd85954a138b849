// Files that are embedded into the executable: style sheets as text, typefaces as paths.
declare module "*.css" {
  const text: string;
  export = text;
}
declare module "*.woff2" {
  const path: string;
  export = path;
}
