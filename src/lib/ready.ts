/**
 * Work that is mostly done at once, and sometimes has to wait. What needs no promise gets none: a
 * server answers a request whose response it is handed there and then for far less.
 */

export type Ready<Value> = Value | Promise<Value>;

/** Goes on with the value: at once when it is there. */
export function whenReady<Value, Next>(
  value: Ready<Value>,
  next: (value: Value) => Ready<Next>,
): Ready<Next> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** What `work` answers, or `recover` of what it threw, now or later. */
export function recovered<Value>(
  work: () => Ready<Value>,
  recover: (error: unknown) => Value,
): Ready<Value> {
  try {
    const value = work();
    return value instanceof Promise ? value.catch(recover) : value;
  } catch (error) {
    return recover(error);
  }
}
