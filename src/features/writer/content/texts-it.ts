/** The files of one language. No trades are written in it: its pages hold the owner's words and the general ones. */
import general from "../../../../content/it/general.yaml";
import { readTexts } from "./read-texts.ts";

export const TEXTS = readTexts("it", { general, families: {} });
