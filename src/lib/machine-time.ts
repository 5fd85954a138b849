/**
 * Milliseconds of this machine from an arbitrary start, which no test moves by hand: for how long
 * something takes here and now, such as a lock, a child process or a turn of the event loop. What is
 * stored, shown or due at a time goes by the context's clock.
 */
export const machineMs = (): number => performance.now();
