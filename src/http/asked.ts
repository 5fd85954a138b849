/** What is asked, without what a body would bring: all that a stored answer depends on. */
export type Asked = {
  readonly method: string;
  /** As the runtime writes it: absolute and normalised. */
  readonly url: string;
  readonly headers: AskedHeaders;
};

export type AskedHeaders = Pick<Headers, "get">;
