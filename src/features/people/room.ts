/** What others may use of this room. */

export { listAudit, withAudit } from "./audit-log.ts";
export { acceptClaim, acceptLink, lookAtLink } from "./join.ts";
export { createClaimLink, createReset, findGoodLink, invite, type LinkRecord } from "./links.ts";
export {
  givenPassword,
  isAtLeast,
  type Membership,
  newPassword,
  personEmail,
  personName,
  type Role,
  roleSchema,
  TOKEN,
  tokenText,
  type User,
} from "./model.ts";
export { findReader, listMailWishes, listReaders, type Reader } from "./notifications.ts";
export {
  finishPasskey,
  finishPasskeySignIn,
  listPasskeys,
  passkeyResponse,
  removePasskey,
  startPasskey,
  startPasskeySignIn,
} from "./passkeys.ts";
export { eraseAudit, eraseUser, exportAudit, exportUser } from "./person.ts";
export { unsubscribeRoutes } from "./public-routes.ts";
export {
  confirmSecondFactor,
  removeSecondFactorStatements,
  startSecondFactor,
} from "./second-factor.ts";
export {
  chooseAccount,
  endSession,
  findSession,
  listSessions,
  SESSION_IDLE_MS,
  type SessionRow,
} from "./sessions.ts";
export { changePassword, requirePassword, signIn } from "./sign-in.ts";
export { peopleTasks } from "./tasks.ts";
export { unsubscribeUrl } from "./unsubscribe.ts";
export {
  findUser,
  hasPeople,
  listMembers,
  listMemberships,
  listOperatorAddresses,
  listUsers,
  namesOfUsers,
  removeMember,
  removeUser,
  renameUser,
  setMemberRole,
  setNotifications,
  toUser,
  type UserRecord,
  type UserRow,
} from "./users.ts";
