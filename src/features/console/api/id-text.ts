/** Ids in what is sent: text that can be none is nobody's, and the database is not asked for it. */
import * as v from "valibot";
import { ANY_ID } from "../../../lib/ids.ts";

/** Stands for what cannot be an id, so that it is answered like any missing one. */
const NO_SUCH_ID = "-";

export const toId = (text: string): string => (ANY_ID.test(text) ? text : NO_SUCH_ID);

/** `whose` is "a lead's", for the refusal of what is no text. */
export const idText = (whose: string) => v.pipe(v.string(`must be ${whose} id`), v.transform(toId));
