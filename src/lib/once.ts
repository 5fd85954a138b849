/** What `make` answers, made when it is first asked for. Pure if `make` is. */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
