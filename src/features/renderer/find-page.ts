// Finds pages by what they are for.
import type { Page } from "../design/room.ts";

export const findPageByRole = (pages: readonly Page[], role: Page["role"]): Page | undefined =>
  pages.find((page) => page.role === role);
