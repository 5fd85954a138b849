/** Who is signed in, for which account, and what they may do. */
import { computed, effect, signal } from "@preact/signals";
import type { OwnAccount, Role, SessionState } from "./api-types.ts";
import { call, workIn } from "./call.ts";
import { isSame, questionOf, takeAnswer } from "./first-answers.ts";
import { forgetAll } from "./query.ts";

/** As the page has brought it along. */
export const readSession = () =>
  takeAnswer(questionOf("session.state", {})) as SessionState | undefined;

export const session = signal(readSession());

effect(() => workIn(session.value?.accountId ?? undefined));

const RANKS: Readonly<Record<Role, number>> = { viewer: 0, editor: 1, owner: 2, operator: 3 };

export const currentAccount = computed<OwnAccount | undefined>(() => {
  const { value } = session;
  return value?.accounts.find(({ id }) => id === value.accountId);
});

/** The person's role in the account they look at. */
export const currentRole = computed<Role>(() => {
  if (session.value?.user?.isOperator) return "operator";
  return currentAccount.value?.role ?? "viewer";
});

export const isAtLeast = (role: Role, wanted: Role): boolean => RANKS[role] >= RANKS[wanted];

export const may = (wanted: Role): boolean => isAtLeast(currentRole.value, wanted);

/** Asks who is signed in. Throws `CallError` when the service cannot be reached. */
export async function loadSession(): Promise<SessionState> {
  const state = await call("session.state", {});
  const before = session.peek();
  if (!isSame(before, state)) session.value = state;
  // What is shown of another account goes with it, also when it was chosen in another window.
  if (before && before.accountId !== state.accountId) forgetAll();
  return state;
}

export async function switchAccount(accountId: string): Promise<void> {
  await call("session.switchAccount", { accountId });
  await loadSession();
}

export async function signOut(): Promise<void> {
  await call("session.signOut", {});
  // Nothing of the last person stays in memory.
  location.assign("/console/sign-in");
}
