/** What clients are told of, and the shape of what they are told: `{type, timestamp, data}`. */

/** A lead as the API shows it, with whatever further fields its form had. */
type LeadData = {
  id: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  status: string;
  source: string;
  createdAt: number;
  fields: Record<string, unknown>;
};

type SiteData = {
  id: string;
  name: string;
  status: string;
  url: string | null;
  customDomain: string | null;
  pages: number;
  createdAt: number;
  updatedAt: number;
};

type JobData = {
  id: string;
  status: string;
  progress: number;
  stage: string;
  siteId: string | null;
  error: { code: string; message: string } | null;
};

type RegistrationData = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  seats: number;
  message: string | null;
  fields: Record<string, unknown> | null;
  status: string;
  createdAt: number;
};

type RegistrationMessage = { siteId: string; eventId: string; registration: RegistrationData };

/** Message type → its `data`. */
export type MessageData = {
  "lead.created": { siteId: string; lead: LeadData };
  "site.published": { site: SiteData };
  "job.completed": { job: JobData };
  "job.failed": { job: JobData };
  "registration.created": RegistrationMessage;
  "registration.promoted": RegistrationMessage;
  "webhook.disabled": {
    webhook: { id: string; url: string; disabledAt: number; disabledReason: string };
  };
  ping: { webhookId: string };
};

export type MessageType = keyof MessageData;

const SITE_ID = "site_01k9zj4c8h0a1b2c3d4e5f6g7h";
const JOB_ID = "job_01k9zj6w2m4n5p6q7r8s9t0v1w";
const ENDPOINT_ID = "whk_01k9zjb0x2y4z6a8b0c2d4e6f8";
const AT = 1763700004000;

const registration: RegistrationData = {
  id: "reg_01k9zjd3e5f7g9h1j3k5m7n9p1",
  name: "Robin Vale",
  email: "robin@example.com",
  phone: null,
  seats: 2,
  message: null,
  fields: null,
  status: "confirmed",
  createdAt: AT,
};

const job: JobData = {
  id: JOB_ID,
  status: "completed",
  progress: 100,
  stage: "Completed",
  siteId: SITE_ID,
  error: null,
};

/** Each type with the sentence and the example that the documentation shows. */
export const MESSAGE_TYPES: {
  readonly [Type in MessageType]: { readonly meaning: string; readonly example: MessageData[Type] };
} = {
  "lead.created": {
    meaning:
      "A visitor sent a form. `fields` holds what the form asked beyond the lead's own fields.",
    example: {
      siteId: SITE_ID,
      lead: {
        id: "lead_01k9zjc1d3e5f7g9h1j3k5m7n9",
        name: "Robin Vale",
        email: "robin@example.com",
        phone: "",
        message: "Do you bake for weddings?",
        status: "new",
        source: "/contact",
        createdAt: AT,
        fields: { occasion: "Wedding" },
      },
    },
  },
  "site.published": {
    meaning: "A version of a site became live: visitors see it from now on.",
    example: {
      site: {
        id: SITE_ID,
        name: "Harbour Bakery",
        status: "live",
        url: "https://harbour-bakery.sites.example",
        customDomain: null,
        pages: 9,
        createdAt: 1763700000000,
        updatedAt: AT,
      },
    },
  },
  "job.completed": { meaning: "A generation job made its site.", example: { job } },
  "job.failed": {
    meaning: "A generation job failed; its credits were refunded.",
    example: {
      job: {
        ...job,
        status: "failed",
        progress: 45,
        stage: "Failed",
        siteId: null,
        error: { code: "timed_out", message: "The generation took too long." },
      },
    },
  },
  "registration.created": {
    meaning: "A visitor registered for an event, or was put on its waiting list.",
    example: { siteId: SITE_ID, eventId: "evt_01k9zjc9d1e3f5g7h9j1k3m5n7", registration },
  },
  "registration.promoted": {
    meaning: "Seats became free, and a registration moved up from the waiting list.",
    example: { siteId: SITE_ID, eventId: "evt_01k9zjc9d1e3f5g7h9j1k3m5n7", registration },
  },
  "webhook.disabled": {
    meaning:
      "Another endpoint of the account was switched off by the service: it answered 410 (`gone`), or failed for five days (`failing`).",
    example: {
      webhook: {
        id: ENDPOINT_ID,
        url: "https://hooks.example.com/old",
        disabledAt: AT,
        disabledReason: "gone",
      },
    },
  },
  ping: {
    meaning: "A test that you asked for; it is sent to the endpoint whatever types it takes.",
    example: { webhookId: ENDPOINT_ID },
  },
};

export const MESSAGE_TYPE_NAMES = Object.keys(MESSAGE_TYPES) as MessageType[];

/** The body of a message as it is signed and sent; `at` is epoch ms. */
export function composeBody<Type extends MessageType>(
  type: Type,
  data: MessageData[Type],
  at: number,
): string {
  return JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
}
