/** Every procedure that the browser calls: what it takes, and what it answers. */
import type {
  AccountView,
  AnalyticsView,
  ApiKey,
  AuditEntry,
  Brand,
  BriefFields,
  CreditEntry,
  Delivery,
  DomainView,
  Endpoint,
  EventFields,
  FocalPoint,
  GalleryImage,
  InboxLead,
  Invitation,
  Job,
  LeadStatus,
  ListedJob,
  ListedSite,
  ManagedAccount,
  Member,
  MemberRole,
  Notifications,
  Person,
  Registration,
  ReviewLink,
  ReviewNote,
  ReviewView,
  SessionState,
  SiteEvent,
  SiteView,
  SystemView,
  Usage,
  Version,
  VersionChange,
  YouView,
} from "./api-types.ts";

type Empty = Record<string, never>;
type Nothing = Record<string, unknown>;
type Page<Item> = { items: Item[]; total: number };
type Slice = { limit?: number; skip?: number };
type OfSite = { siteId: string };

/** Procedure → [what it takes, what it answers]. */
export type Procedures = {
  "session.state": [Empty, SessionState];
  "session.brand": [{ accountId: string }, { brand: Brand | null }];
  "session.signIn": [
    { email: string; password: string; code?: string },
    { user: Person } | { needs: "code" },
  ];
  "session.signOut": [Empty, Nothing];
  "session.switchAccount": [{ accountId: string }, Nothing];
  "session.passkeyStart": [Empty, { options: PasskeyOptions }];
  "session.passkeyFinish": [{ response: unknown }, Nothing];
  "claim.look": [{ token: string }, { ok: boolean }];
  "claim.accept": [{ token: string; name: string; email: string; password: string }, Nothing];
  "join.look": [
    { token: string },
    {
      kind: "invitation" | "reset";
      email: string;
      accountName: string | null;
      brand: Brand | null;
    },
  ];
  "join.accept": [{ token: string; name?: string; password: string }, Nothing];
  "you.get": [Empty, YouView];
  "you.save": [{ name: string }, Nothing];
  "you.password": [{ current: string; password: string }, Nothing];
  "you.secondFactorStart": [Empty, { secret: string; uri: string; qrSvg: string }];
  "you.secondFactorConfirm": [{ code: string }, { recoveryCodes: string[] }];
  "you.secondFactorRemove": [{ password: string }, Nothing];
  "you.passkeyStart": [Empty, { options: PasskeyOptions }];
  "you.passkeyFinish": [{ response: unknown; label: string }, Nothing];
  "you.passkeyRemove": [{ id: string }, Nothing];
  "you.endSession": [{ id: string }, Nothing];
  "you.notifications": [Partial<Notifications>, Nothing];
  "sites.list": [{ q?: string; status?: string; accountId?: string } & Slice, Page<ListedSite>];
  "sites.get": [OfSite, SiteView];
  "sites.create": [BriefFields & { accountId?: string }, { jobId: string }];
  "sites.publish": [OfSite, Nothing];
  "sites.unpublish": [OfSite, Nothing];
  "sites.rename": [OfSite & { name: string }, Nothing];
  "sites.setLanguage": [OfSite & { language: string }, Nothing];
  "sites.notificationEmails": [OfSite & { emails: string[] }, Nothing];
  "sites.delete": [OfSite & { name: string }, Nothing];
  "sites.answerTask": [
    OfSite & { taskId: string; action: "confirm" | "change" | "remove"; text?: string },
    Nothing,
  ];
  "jobs.get": [{ jobId: string }, { job: Job }];
  "jobs.list": [Slice, Page<ListedJob>];
  "jobs.cancel": [{ jobId: string }, Nothing];
  "leads.list": [OfSite & { q?: string; status?: string; spam?: boolean } & Slice, Page<InboxLead>];
  "leads.get": [OfSite & { leadId: string }, { lead: InboxLead }];
  "leads.status": [OfSite & { leadId: string; status: LeadStatus }, Nothing];
  "leads.note": [OfSite & { leadId: string; text: string }, Nothing];
  "leads.restore": [OfSite & { leadId: string }, Nothing];
  "leads.delete": [OfSite & { leadId: string }, Nothing];
  "leads.sendTest": [OfSite, { steps: { text: string; ok: boolean }[] }];
  "events.list": [OfSite & { when?: string; status?: string } & Slice, Page<SiteEvent>];
  "events.get": [OfSite & { eventId: string }, { event: SiteEvent }];
  "events.create": [OfSite & EventFields, { event: SiteEvent }];
  "events.save": [OfSite & { eventId: string } & Partial<EventFields>, { event: SiteEvent }];
  "events.publish": [OfSite & { eventId: string; status?: "draft" | "published" }, Nothing];
  "events.delete": [OfSite & { eventId: string }, Nothing];
  "registrations.list": [
    OfSite & { eventId: string; q?: string; status?: string } & Slice,
    Page<Registration> & { confirmedSeats?: number },
  ];
  "registrations.checkIn": [
    OfSite & { eventId: string; registrationId: string; here?: boolean },
    Nothing,
  ];
  "registrations.confirm": [OfSite & { eventId: string; registrationId: string }, Nothing];
  "registrations.cancel": [OfSite & { eventId: string; registrationId: string }, Nothing];
  "gallery.list": [OfSite & Slice, Page<GalleryImage>];
  "gallery.save": [
    OfSite & {
      imageId: string;
      alt?: string;
      caption?: string | null;
      focalPoint?: FocalPoint;
      order?: number;
    },
    Nothing,
  ];
  "gallery.delete": [OfSite & { imageId: string }, Nothing];
  "analytics.get": [OfSite & { days: number }, AnalyticsView];
  "domain.get": [OfSite, DomainView];
  "domain.set": [OfSite & { domain: string }, DomainView];
  "domain.check": [OfSite, DomainView];
  "domain.remove": [OfSite, Nothing];
  "versions.list": [OfSite & Slice, Page<Version> & { draftEdits: number }];
  "versions.restore": [OfSite & { versionId: string }, Nothing];
  "versions.compare": [
    OfSite & { a: string; b: string },
    { pages: { path: string; label: string }[]; changes: VersionChange[] },
  ];
  "reviews.links": [OfSite, { items: ReviewLink[] }];
  "reviews.share": [OfSite & { shows: string }, { link: ReviewLink }];
  "reviews.revoke": [OfSite & { linkId: string }, Nothing];
  "reviews.notes": [OfSite, { items: ReviewNote[] }];
  "reviews.settle": [OfSite & { noteId: string; isDone: boolean }, Nothing];
  "review.look": [{ token: string }, ReviewView];
  "review.note": [
    { token: string; page: string; block: string | null; author: string; text: string },
    Nothing,
  ];
  "keys.list": [Empty, Page<ApiKey>];
  "keys.create": [
    { label: string; scope: string; expiresInDays?: number | null },
    { key: { key: string } },
  ];
  "keys.revoke": [{ keyId: string }, Nothing];
  "keys.rotate": [{ keyId: string }, { key: { key: string } }];
  "webhooks.list": [Slice, Page<Endpoint> & { types?: readonly string[] }];
  "webhooks.create": [
    { url: string; types: string[] | null; siteIds: string[] | null },
    { webhook: Endpoint; secret: string },
  ];
  "webhooks.update": [
    { webhookId: string; url?: string; status?: "enabled" | "disabled" },
    { webhook: Endpoint },
  ];
  "webhooks.delete": [{ webhookId: string }, Nothing];
  "webhooks.test": [{ webhookId: string }, Nothing];
  "webhooks.rotate": [{ webhookId: string }, { secret: string }];
  "webhooks.deliveries": [{ webhookId: string } & Slice, Page<Delivery>];
  "webhooks.redeliver": [{ webhookId: string; messageId: string }, Nothing];
  "credits.get": [Slice, { usage: Usage; entries: CreditEntry[]; total: number }];
  "members.list": [Empty, { items: Member[]; invitations: Invitation[] }];
  "members.invite": [{ email: string; role: MemberRole }, { link: string }];
  "members.revoke": [{ invitationId: string }, Nothing];
  "members.setRole": [{ userId: string; role: MemberRole }, Nothing];
  "members.remove": [{ userId: string }, Nothing];
  "accounts.list": [{ q?: string } & Slice, Page<ManagedAccount>];
  "accounts.get": [{ accountId: string }, AccountView];
  "accounts.create": [{ name: string; email: string; plan: string }, { account: ManagedAccount }];
  "accounts.plan": [{ accountId: string; plan: string }, Nothing];
  "accounts.bonus": [{ accountId: string; amount: number }, Nothing];
  "accounts.brand": [
    {
      accountId: string;
      brand: { name: string; colour: string | null; logo?: string | null } | null;
    },
    Nothing,
  ];
  "accounts.suspend": [{ accountId: string }, Nothing];
  "accounts.resume": [{ accountId: string }, Nothing];
  "system.get": [Empty, SystemView];
  "system.testMail": [{ to: string }, { ok: boolean; text: string }];
  "system.backup": [Empty, Nothing];
  "system.model": [Empty, { ok: boolean; text: string }];
  "audit.list": [
    { accountId?: string } & Slice,
    Page<AuditEntry> & {
      siteNames: Record<string, string>;
      accountNames: Record<string, string>;
    },
  ];
};

/** As the browser reads them; the server’s library says what is in them. */
export type PasskeyOptions = object;
export type ProcedureName = keyof Procedures;
export type InputOf<Name extends ProcedureName> = Procedures[Name][0];
export type OutputOf<Name extends ProcedureName> = Procedures[Name][1];
