// What this house uses of subset-font, which brings no types.
declare module "subset-font" {
  type Axis = number | { min: number; max: number };
  type Options = {
    targetFormat: "woff2";
    variationAxes: Readonly<Record<string, Axis>>;
    /** Leaves out glyphs that only features would put in. */
    noLayoutClosure?: boolean;
    noHinting?: boolean;
    /** Tags of the layout features that stay; left out, all do. */
    keepFeatures?: readonly string[];
    dropTables?: readonly string[];
  };
  function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
