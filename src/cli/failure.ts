/** A command failed and has already said everything there is to say. */
export class SilentFailure extends Error {
  override readonly name = "SilentFailure";
}
