/**
 * What a room remembers of work that this process is doing right now, such as jobs under way.
 * The context holds it, so that no module keeps state and two contexts never share any. It is
 * gone with the process: nothing that must survive belongs here.
 */

export type StateDefinition<State> = { readonly create: () => State };

/** Declares a room's state; the returned value is what it is asked for by. */
export function defineState<State>(create: () => State): StateDefinition<State> {
  return { create };
}

/** All rooms' states of one context, each made when it is first asked for. */
export class RoomStates {
  readonly #states = new Map<StateDefinition<unknown>, unknown>();

  of<State>(definition: StateDefinition<State>): State {
    if (!this.#states.has(definition)) this.#states.set(definition, definition.create());
    return this.#states.get(definition) as State;
  }
}
