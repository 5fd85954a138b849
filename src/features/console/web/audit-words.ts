/** What the audit log's entries say in words: one sentence for each thing that can be done. */

export const AUDIT_WORDS: Readonly<Record<string, string>> = {
  "claim.accept": "Claimed this instance",
  "join.accept": "Joined by a link",
  "session.signIn": "Signed in",

  "you.save": "Changed their name",
  "you.password": "Changed their password",
  "you.secondFactorStart": "Began to set up a second factor",
  "you.secondFactorConfirm": "Switched their second factor on",
  "you.secondFactorRemove": "Switched their second factor off",
  "you.passkeyFinish": "Added a passkey",
  "you.passkeyRemove": "Removed a passkey",
  "you.endSession": "Ended a session",
  "you.notifications": "Changed which mails they get",
  "you.unsubscribe": "Ended a sort of mail by its link",

  "sites.create": "Ordered a new site",
  "sites.publish": "Published a site",
  "sites.unpublish": "Took a site off the web",
  "sites.rename": "Renamed a site",
  "sites.delete": "Deleted a site",
  "sites.notificationEmails": "Changed who is mailed about leads",
  "jobs.cancel": "Cancelled a build",

  "builder.discard": "Discarded a draft",
  "builder.propose": "Asked for a change in words",
  "builder.publish": "Published a draft",
  "builder.unplan": "Called a planned publishing off",
  "versions.restore": "Took an earlier version back as draft",
  "reviews.share": "Shared a preview",
  "reviews.revoke": "Ended a shared preview",
  "reviews.settle": "Settled a note on a preview",

  "domain.set": "Set a domain",
  "domain.remove": "Removed a domain",

  "leads.status": "Changed a lead's status",
  "leads.note": "Wrote a note on a lead",
  "leads.restore": "Took a lead out of spam",
  "leads.delete": "Deleted a lead",
  "leads.sendTest": "Sent a test lead",

  "events.create": "Made an event",
  "events.save": "Changed an event",
  "events.publish": "Published an event",
  "events.delete": "Deleted an event",
  "registrations.checkIn": "Checked a guest in",
  "registrations.cancel": "Cancelled a registration",
  "registrations.confirm": "Confirmed a registration",

  "gallery.add": "Added an image",
  "gallery.save": "Changed an image",
  "gallery.delete": "Deleted an image",

  "keys.create": "Made an API key",
  "keys.revoke": "Revoked an API key",
  "keys.rotate": "Replaced an API key",

  "webhooks.create": "Made a webhook endpoint",
  "webhooks.update": "Changed a webhook endpoint",
  "webhooks.delete": "Deleted a webhook endpoint",
  "webhooks.test": "Sent a test message to an endpoint",
  "webhooks.rotate": "Replaced an endpoint's secret",
  "webhooks.redeliver": "Sent a message again",

  "members.invite": "Invited somebody",
  "members.revoke": "Ended an invitation",
  "members.setRole": "Changed a member's role",
  "members.remove": "Removed a member",

  "accounts.create": "Made an account",
  "accounts.plan": "Changed an account's plan",
  "accounts.bonus": "Granted bonus credits",
  "accounts.brand": "Changed an account's look",
  "accounts.suspend": "Suspended an account",
  "accounts.resume": "Resumed an account",

  "user.invite": "Invited somebody",
  "user.reset": "Made a link for a new password",
  "user.remove": "Removed a person",
};

const TARGET_WORDS: Readonly<Record<string, string>> = {
  accountId: "account",
  siteId: "site",
  jobId: "build",
  versionId: "version",
  leadId: "lead",
  eventId: "event",
  registrationId: "registration",
  imageId: "image",
  keyId: "key",
  webhookId: "endpoint",
  deliveryId: "delivery",
  userId: "person",
  linkId: "link",
};

/** An action that is newer than this list is told by its name. */
export const describeAction = (action: string): string =>
  (Object.hasOwn(AUDIT_WORDS, action) ? AUDIT_WORDS[action] : undefined) ?? action;

/** "site site_…, lead lead_…": what it was done to; texts are not in the log. */
export const describeTarget = (target: Readonly<Record<string, unknown>>): string =>
  Object.entries(target)
    .map(([name, id]) => `${TARGET_WORDS[name] ?? ""} ${String(id)}`.trim())
    .join(", ");
