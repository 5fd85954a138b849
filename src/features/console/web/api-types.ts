/**
 * What the console's API answers about, as the browser sees it. The resources have the bearer API's
 * shapes; what a person sees on top of them is named here.
 */

/** Epoch milliseconds, or ISO 8601. */
export type Instant = number | string;
export type Role = "viewer" | "editor" | "owner" | "operator";
export type MemberRole = "viewer" | "editor" | "owner";

export type Person = {
  id: string;
  name: string;
  email: string;
  isOperator: boolean;
  hasSecondFactor: boolean;
};
export type Brand = { name: string; logoUrl: string | null; colour: string | null };
export type OwnAccount = {
  id: string;
  name: string;
  role: Role;
  plan: string;
  brand: Brand | null;
};
export type SessionState = {
  user: Person | null;
  accounts: OwnAccount[];
  accountId: string | null;
  version: string;
  model: { name: string } | null;
  mail: boolean;
  setUp: boolean;
};

export type SiteStatus = "draft" | "provisioning" | "live";
export type Site = {
  id: string;
  name: string;
  status: SiteStatus;
  url: string | null;
  customDomain: string | null;
  pages: number;
  createdAt: Instant;
  updatedAt: Instant;
};
export type ListedSite = Site & { accountName: string; newLeads: number; visits7: number };
export type SiteTask = {
  id: string;
  text: string;
  kind: "task" | "assumption";
  where: string;
  canChange: boolean;
};
export type SiteCheck = {
  name: string;
  outcome: string;
  evidence: string | null;
  checkedAt: Instant | null;
};
export type JobStatus = "pending" | "running" | "completed" | "failed" | "cancelled";
export type Job = {
  id: string;
  status: JobStatus;
  progress: number;
  stage: string;
  siteId: string | null;
  error: { code: string; message: string } | null;
};
/** What a job was about. */
export type JobSubject = {
  kind: "site" | "revision" | "proposal";
  status: JobStatus;
  siteName: string | null;
  /** Null where there is no such site yet, or any more. */
  siteId: string | null;
};
export type ListedJob = Job & { subject: JobSubject | null };
export type SiteView = {
  site: Site & { language?: string; notificationEmails?: string[] };
  account: { id: string; name: string };
  role: Role;
  tasks?: SiteTask[];
  waitsFor?: SiteCheck[];
  latestLeads: Lead[];
  visits7: number;
  job?: Job | null;
  hasDraft: boolean;
};

export const LEAD_STATUSES = ["new", "contacted", "qualified", "won", "lost"] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];
export type Lead = {
  id: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  status: LeadStatus;
  source: string;
  createdAt: Instant;
};
export type LeadNote = { id: string; text: string; by: string | null; createdAt: Instant };
export type LeadDelivery = { kind: "stored" | "mail" | "webhook"; text: string; ok: boolean };
export type LeadPicture = { id: string; width: number; height: number };
export type InboxLead = Lead & {
  fields?: Record<string, string> | null;
  notes: LeadNote[];
  deliveries: LeadDelivery[];
  pictures: LeadPicture[];
  spamReason: string | null;
};

export type SiteEvent = {
  id: string;
  slug: string;
  title: string;
  summary: string | null;
  startsAt: Instant;
  endsAt: Instant | null;
  timezone: string | null;
  venueName: string | null;
  address: string | null;
  mapUrl?: string | null;
  onlineUrl: string | null;
  descriptionMarkdown?: string | null;
  priceLabel: string | null;
  capacity: number | null;
  registrationEnabled: boolean;
  confirmedSeats: number;
  /** Registrations on the waiting list. */
  waiting?: number;
  status: "draft" | "published";
  url: string;
  createdAt: Instant;
  updatedAt: Instant;
};
export type EventFields = {
  title: string;
  startsAt: string;
  endsAt: string | null;
  timezone: string | null;
  venueName: string | null;
  address: string | null;
  mapUrl: string | null;
  onlineUrl: string | null;
  summary: string | null;
  descriptionMarkdown: string | null;
  priceLabel: string | null;
  capacity: number | null;
  registrationEnabled: boolean;
  status?: "draft" | "published";
};
export type Registration = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  seats: number;
  message: string | null;
  fields: Record<string, string> | null;
  status: "confirmed" | "waitlisted" | "cancelled";
  checkedInAt?: Instant | null;
  createdAt: Instant;
};

export type FocalPoint = { x: number; y: number };
export type GalleryImage = {
  id: string;
  url: string;
  thumbnailUrl: string;
  alt: string;
  caption: string | null;
  width: number;
  height: number;
  bytes: number;
  focalPoint?: FocalPoint | null;
  /** From 0; null for one that nobody has placed. */
  order?: number | null;
  createdAt: Instant;
};

export type Analytics = {
  range: number;
  pageviews: number;
  uniques: number;
  ctaClicks: number;
  formViews: number;
  formSubmits: number;
  leads: number;
  conversion: number;
  series: { day: string; pageviews: number }[];
  topPaths: { path: string; views: number }[];
  topReferrers: { ref: string; visits: number }[];
  devices: { device: string; views: number }[];
  topCountries: { country: string; views: number }[];
  languages: { lang: string; views: number }[];
  sources: { source: string; views: number }[];
};
export type AnalyticsView = { analytics: Analytics; before?: Partial<Analytics> | null };

/** A link that shows a draft or a version without an account. */
export type ReviewLink = {
  id: string;
  /** "draft", or a version's id. */
  shows: string;
  url: string;
  createdAt: Instant;
  expiresAt: Instant;
};
export type ReviewNote = {
  id: string;
  page: string;
  block: string | null;
  /** What it is about, in words. */
  where: string;
  author: string;
  text: string;
  createdAt: Instant;
  isDone: boolean;
};
export type ReviewPage = {
  path: string;
  label: string;
  blocks: { address: string; label: string }[];
};
export type ReviewView = {
  name: string;
  isDraft: boolean;
  expiresAt: Instant;
  brand: Brand | null;
  pages: ReviewPage[];
  notes: ReviewNote[];
};

export type DnsRecord = {
  type: string;
  name: string;
  value: string;
  purpose: string;
  /** Whether it is there as it should be. */
  found: boolean;
};
export type DomainCheck = {
  name: string;
  /** A warning keeps nothing from working. */
  outcome: "passed" | "failed" | "warning";
  text: string;
  checkedAt: Instant;
};
export type DomainView = {
  domain: string | null;
  status: "none" | "pending" | "connecting" | "live" | "lost";
  records: DnsRecord[];
  checks: DomainCheck[];
  certificate: {
    status: string;
    issuer: string | null;
    notAfter: Instant | null;
    problem: string | null;
  } | null;
};

export type Version = {
  id: string;
  createdAt: Instant;
  who: string | null;
  why: string;
  isLive: boolean;
  isNewest: boolean;
};
export type VersionChange = { where: string; before: string | null; after: string | null };

export type ApiKey = {
  id: string;
  label: string | null;
  scope: string;
  hint: string;
  lastUsedAt?: Instant | null;
  expiresAt: Instant | null;
  revokedAt: Instant | null;
  createdAt: Instant;
};
export type Endpoint = {
  id: string;
  url: string;
  types: string[] | null;
  siteIds: string[] | null;
  status: "enabled" | "disabled";
  disabledReason: string | null;
  failingSince: Instant | null;
  createdAt: Instant;
};
export type Attempt = {
  attemptedAt: Instant;
  durationMs: number;
  status: number | null;
  error: string | null;
  answer: string;
};
export type Delivery = {
  messageId: string;
  type: string;
  status: "pending" | "succeeded" | "failed";
  nextAttemptAt: Instant | null;
  createdAt: Instant;
  payload?: string | null;
  attempts: Attempt[];
};

export type Usage = { used: number; limit: number; remaining: number; bonusTokens: number };
export type CreditEntry = {
  at: Instant;
  kind: string;
  amount: number;
  jobId: string | null;
  job: JobSubject | null;
  note: string | null;
};
export type Member = {
  userId: string;
  name: string;
  email: string;
  role: MemberRole;
  createdAt: Instant;
  isYou?: boolean;
};
/** To the account, and not accepted; its link may have run out. */
export type Invitation = {
  id: string;
  email: string;
  role: MemberRole;
  createdAt: Instant;
  expiresAt: Instant;
};
export const PLANS = ["free", "starter", "pro", "agency"] as const;
export type ManagedAccount = {
  id: string;
  name: string;
  email: string;
  plan: string;
  suspendedAt: Instant | null;
  usage: Usage;
  createdAt: Instant;
};
export type AccountView = {
  account: ManagedAccount;
  brand: Brand | null;
  sites: Site[];
  siteCount: number;
  members: Member[];
};
export type PersonSession = {
  id: string;
  createdAt: Instant;
  lastSeenAt: Instant;
  userAgent: string;
  isThis: boolean;
};
export type Passkey = { id: string; label: string; createdAt: Instant };
export type Notifications = {
  leads: "each" | "daily" | "never";
  weekly: boolean;
  notes: boolean;
};
export type YouView = {
  user: Person;
  sessions: PersonSession[];
  /** Absent where the instance offers none. */
  passkeys?: Passkey[];
  notifications: Notifications;
};
export type SystemView = {
  checks: { name: string; ok: boolean; isWarning?: boolean; text: string }[];
  version: string;
  commit?: string;
  target?: string;
  backups: { name: string; bytes: number; createdAt: Instant }[];
};
export type AuditEntry = {
  id: string;
  at: Instant;
  /** By which way it was done: a person, a command. */
  by: string;
  person?: { name: string } | null;
  action: string;
  /** In whose account; none for what concerns the instance, or a person alone. */
  accountId?: string | null;
  target?: Record<string, unknown> | null;
};

export type BriefFields = {
  businessName: string;
  industry: string;
  audience?: string;
  goals?: string;
  personality?: string;
  competitors?: string;
  existingUrl?: string;
};
