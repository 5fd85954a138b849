/** Every setting by name: its variable, its flag, what it means. The table that help and config read. */

export type Setting = {
  variable: string;
  /** Without the dashes; the flag wins over the variable. */
  flag: string;
  default: string;
  meaning: string;
};

export const SETTINGS = [
  {
    variable: "HOST",
    flag: "host",
    default: "127.0.0.1",
    meaning: "address to listen on",
  },
  {
    variable: "PORT",
    flag: "port",
    default: "8787",
    meaning: "port to listen on; 0 picks a free one",
  },
  {
    variable: "SITEWRIGHT_DATA",
    flag: "data",
    default: "./data",
    meaning: "data directory: everything the service owns",
  },
  {
    variable: "SITEWRIGHT_DATABASE_URL",
    flag: "database-url",
    default: "the file sitewright.db in the data directory",
    meaning: "libSQL URL: file:, or http(s):/libsql: of a libSQL server",
  },
  {
    variable: "SITEWRIGHT_PUBLIC_URL",
    flag: "public-url",
    default: "http://localhost:{PORT}",
    meaning: "public origin of the API; its base address is this plus /v1",
  },
  {
    variable: "SITEWRIGHT_SITES_DOMAIN",
    flag: "sites-domain",
    default: "localhost:{PORT}",
    meaning: "sites live at {slug}. plus this",
  },
  {
    variable: "SITEWRIGHT_SITES_SCHEME",
    flag: "sites-scheme",
    default: "http for localhost, else https",
    meaning: "scheme of the sites' addresses: http or https",
  },
  {
    variable: "SITEWRIGHT_TRUSTED_PROXIES",
    flag: "trusted-proxies",
    default: "none",
    meaning: "addresses or CIDRs, comma-separated, whose X-Forwarded-* headers are believed",
  },
  {
    variable: "SITEWRIGHT_ALLOW_PRIVATE_TARGETS",
    flag: "allow-private-targets",
    default: "none",
    meaning: "host:port or CIDRs, comma-separated, that outgoing calls may reach although private",
  },
  {
    variable: "SITEWRIGHT_DNS_SERVERS",
    flag: "dns-servers",
    default: "those of the system",
    meaning:
      "DNS resolvers, comma-separated, that names are looked up with: 9.9.9.9,[2620:fe::fe]:53",
  },
  {
    variable: "SITEWRIGHT_REDIS_URL",
    flag: "redis-url",
    default: "none: each instance counts by itself",
    meaning:
      "Redis or Valkey, for several instances: limits counted together, what to forget, wake-ups",
  },
  {
    variable: "SITEWRIGHT_LIMITS",
    flag: "limits",
    default:
      "key=20/120m, ip=60/600m, generation=5/10h, form=10/5m, pictures=6/12h, page=30/60m, beacon=120/240m, signin=10/30h, console=600/1200m",
    meaning:
      "rate limits as burst/refill per minute (m) or hour (h); what is not named keeps its default",
  },
  {
    variable: "SITEWRIGHT_PLAN_CREDITS",
    flag: "plan-credits",
    default: "free=10,starter=50,pro=200,agency=1000",
    meaning: "monthly AI credits by plan; what is not named keeps its default",
  },
  {
    variable: "SITEWRIGHT_WORKERS",
    flag: "workers",
    default: "2",
    meaning: "generation jobs that run at once",
  },
  {
    variable: "SITEWRIGHT_HOSTING_THREADS",
    flag: "hosting-threads",
    default: "0",
    meaning:
      "threads that serve visitors beside the main one, each with a listener on the same port (Linux; not with SITEWRIGHT_TLS)",
  },
  {
    variable: "SITEWRIGHT_BOOTSTRAP",
    flag: "bootstrap",
    default: "none",
    meaning:
      "on an empty database, create this account and print its key once: name=…;email=…;plan=…; with ;owner=… also an invitation link for that person",
  },
  {
    variable: "SITEWRIGHT_INSTANCE_KEY",
    flag: "instance-key",
    default: "made at first start, kept in the database",
    meaning: "32 bytes in base64 that sign links and seal secrets",
  },
  {
    variable: "SITEWRIGHT_LOG",
    flag: "log",
    default: "info",
    meaning: "log level: trace, debug, info, warn, error, fatal or silent",
  },
  {
    variable: "SITEWRIGHT_METRICS_TOKEN",
    flag: "metrics-token",
    default: "none: loopback only",
    meaning: "bearer token for GET /metrics",
  },
  {
    variable: "SITEWRIGHT_REGISTRATION_DAYS",
    flag: "registration-days",
    default: "365",
    meaning: "days that registrations are kept after their event",
  },
  {
    variable: "SITEWRIGHT_SMTP_URL",
    flag: "smtp-url",
    default: "none: mail waits in the outbox",
    meaning: "mail server: smtp://user:password@host:587 or smtps://…:465",
  },
  {
    variable: "SITEWRIGHT_MAIL_FROM",
    flag: "mail-from",
    default: "Sitewright <sitewright@{host of the public URL}>",
    meaning: "sender of all mail: an address, or Name <address>",
  },
  {
    variable: "SITEWRIGHT_RECAPTCHA_SITE_KEY",
    flag: "recaptcha-site-key",
    default: "none: forms do without reCAPTCHA",
    meaning: "reCAPTCHA v3 site key, shown in pages with a form",
  },
  {
    variable: "SITEWRIGHT_RECAPTCHA_SECRET",
    flag: "recaptcha-secret",
    default: "none",
    meaning: "reCAPTCHA v3 secret",
  },
  {
    variable: "SITEWRIGHT_RECAPTCHA_VERIFY_URL",
    flag: "recaptcha-verify-url",
    default: "https://www.google.com/recaptcha/api/siteverify",
    meaning: "where reCAPTCHA answers are verified",
  },
  {
    variable: "SITEWRIGHT_TLS",
    flag: "tls",
    default: "off",
    meaning: "built-in HTTPS: acme orders certificates, files reads them; off leaves it to a proxy",
  },
  {
    variable: "SITEWRIGHT_HTTPS_PORT",
    flag: "https-port",
    default: "443",
    meaning: "with TLS on, port for HTTPS; PORT then listens for nothing",
  },
  {
    variable: "SITEWRIGHT_HTTP_PORT",
    flag: "http-port",
    default: "80",
    meaning: "with TLS on, port for plain HTTP: challenges, /healthz and redirects to HTTPS",
  },
  {
    variable: "SITEWRIGHT_HTTP2",
    flag: "http2",
    default: "on",
    meaning: "with TLS on, HTTP/2 beside HTTP/1.1: on or off",
  },
  {
    variable: "SITEWRIGHT_TLS_CERT",
    flag: "tls-cert",
    default: "none",
    meaning:
      "with TLS=files, PEM file of the certificate and its chain; read again when it changes",
  },
  {
    variable: "SITEWRIGHT_TLS_KEY",
    flag: "tls-key",
    default: "none",
    meaning: "with TLS=files, PEM file of its private key",
  },
  {
    variable: "SITEWRIGHT_ACME_EMAIL",
    flag: "acme-email",
    default: "none",
    meaning: "with TLS=acme, address that the certificate authority is given",
  },
  {
    variable: "SITEWRIGHT_ACME_DIRECTORY",
    flag: "acme-directory",
    default: "Let's Encrypt",
    meaning: "with TLS=acme, directory of the certificate authority",
  },
  {
    variable: "SITEWRIGHT_ACME_CHALLENGE",
    flag: "acme-challenge",
    default: "http-01",
    meaning: "with TLS=acme, http-01, or tls-alpn-01 where port 80 is closed",
  },
  {
    variable: "SITEWRIGHT_ACME_CA_FILE",
    flag: "acme-ca-file",
    default: "none",
    meaning: "PEM file of a private authority's roots, trusted by orders and readiness checks",
  },
  {
    variable: "SITEWRIGHT_BACKUP",
    flag: "backup",
    default: "none",
    meaning:
      "backups by itself: hourly, daily or weekly, keep=7, to=/directory or to=s3://bucket/prefix with the AWS_* variables",
  },
  {
    variable: "SITEWRIGHT_BACKUP_KEY",
    flag: "backup-key",
    default: "none: backups are stored as they are",
    meaning: "32 bytes in base64 that seal backups; without it a sealed one cannot be restored",
  },
  {
    variable: "SITEWRIGHT_AI_BASE_URL",
    flag: "ai-base-url",
    default: "none: the composer writes",
    meaning: "address of a language model: http://localhost:11434/v1 for Ollama",
  },
  {
    variable: "SITEWRIGHT_AI_MODEL",
    flag: "ai-model",
    default: "none",
    meaning: "which model to ask there, such as qwen3:8b",
  },
  {
    variable: "SITEWRIGHT_AI_API_KEY",
    flag: "ai-api-key",
    default: "none",
    meaning: "the model provider's key, where it wants one",
  },
  {
    variable: "SITEWRIGHT_AI_PROVIDER",
    flag: "ai-provider",
    default: "openai-compatible",
    meaning: "what the address speaks: openai-compatible or anthropic",
  },
  {
    variable: "SITEWRIGHT_AI_PATIENCE",
    flag: "ai-patience",
    default: "120s/60s",
    meaning: "how long to wait for the model's first token / between two tokens",
  },
  {
    variable: "SITEWRIGHT_AI_JOB_LIMIT",
    flag: "ai-job-limit",
    default: "15m",
    meaning: "how long a whole job with a model may take",
  },
  {
    variable: "SITEWRIGHT_AI_BUDGET",
    flag: "ai-budget",
    default: "full",
    meaning: "full, or light for models on a processor: headlines, introductions and offers only",
  },
  {
    variable: "SITEWRIGHT_AI_FALLBACK",
    flag: "ai-fallback",
    default: "none: the job fails",
    meaning: "composer: complete without the model when it is away, and say so",
  },
  {
    variable: "SITEWRIGHT_AI_CONCURRENCY",
    flag: "ai-concurrency",
    default: "4",
    meaning: "model calls at once, all jobs together",
  },
] as const satisfies readonly Setting[];

export type Variable = (typeof SETTINGS)[number]["variable"];
