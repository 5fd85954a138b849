/** The child's program as a constant of this executable. As small as this for the macro's sake. */
import { readChildProgram } from "./child-program.macro.ts" with { type: "macro" };

export const CHILD_PROGRAM: string = readChildProgram();
