/** What others may use of this room. */
import type { Room } from "../../http/room.ts";
import { eraseAudit, eraseUser, exportAudit, exportUser } from "./person.ts";
import { personProcedures, userProcedures } from "./procedures.ts";
import { unsubscribeRoutes } from "./public-routes.ts";
import { peopleTasks } from "./tasks.ts";

export { listAudit, withAudit } from "./audit-log.ts";
export { acceptClaim, acceptLink, lookAtLink } from "./join.ts";
export {
  createClaimLink,
  findGoodLink,
  invite,
  type LinkRecord,
  listInvitations,
  revokeInvitation,
} from "./links.ts";
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
export {
  findReader,
  listMailWishes,
  listReaders,
  type MailWish,
  type Reader,
} from "./notifications.ts";
export {
  finishPasskey,
  finishPasskeySignIn,
  listPasskeys,
  passkeyResponse,
  removePasskey,
  startPasskey,
  startPasskeySignIn,
} from "./passkeys.ts";
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
export { unsubscribeTokens, unsubscribeUrl } from "./unsubscribe.ts";
export {
  findUser,
  hasPeople,
  listMembers,
  listMemberships,
  listOperatorAddresses,
  namesOfUsers,
  notificationsOf,
  removeMember,
  renameUser,
  setMemberRole,
  setNotifications,
  toUser,
  type UserRecord,
  type UserRow,
} from "./users.ts";

export const peopleRoom: Room = {
  name: "people",
  serviceRoutes: unsubscribeRoutes,
  tasks: peopleTasks,
  procedures: { ...userProcedures, ...personProcedures },
  people: [
    // The log first: it knows its people by the user that is erased after it.
    { name: "audit", export: exportAudit, erase: eraseAudit },
    { name: "users", export: exportUser, erase: eraseUser },
  ],
};
