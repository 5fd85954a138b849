/** The script as text: it is sent, never run here. */
declare const text: string;
// biome-ignore lint/style/noDefaultExport: the shape that the bundler gives to imported text
export default text;
