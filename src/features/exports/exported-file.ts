/** A file of an export: its path below the export's folder, with slashes, and what is in it. */
export type ExportedFile = { readonly name: string; readonly bytes: Uint8Array };

export const textFile = (name: string, text: string): ExportedFile => ({
  name,
  bytes: new TextEncoder().encode(text),
});

export const jsonFile = (name: string, value: unknown): ExportedFile =>
  textFile(name, `${JSON.stringify(value, null, 2)}\n`);
