/** An operation that cannot be done on this document; `message` says to its author what to do instead. */
export class EditRefused extends Error {
  override readonly name = "EditRefused";
  /** The address that the message is about. */
  readonly address: string | undefined;

  constructor(message: string, address?: string) {
    super(message);
    this.address = address;
  }
}
