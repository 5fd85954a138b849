/** @jsxImportSource preact */
/** What a browser gets on the service's own origin for a form of another page, in the site's language. */
import { plainPage } from "../../http/plain-page.tsx";
import { chromeDirectionOf } from "../design/room.ts";

export type AnswerPage = {
  status: number;
  /** A BCP 47 tag. */
  language: string;
  heading: string;
  lede: string;
};

export const answerPage = (page: AnswerPage): Response =>
  plainPage({ ...page, direction: chromeDirectionOf(page.language) });
