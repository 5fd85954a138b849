/** The whole matrix, in the order of the table in docs/reliability.md. */
import { AUTHORITY } from "./authority.ts";
import { BACKUPS } from "./backups.ts";
import { CLIENTS } from "./clients.ts";
import { CONTRACT } from "./contract.ts";
import { CRASHES } from "./crashes.ts";
import type { Fault } from "./fault.ts";
import { FUZZ } from "./fuzz/fuzz.ts";
import { HTTP2_FLOODS } from "./http2-floods.ts";
import { MACHINE } from "./machine.ts";
import { PEERS } from "./peers.ts";
import { RESPECT } from "./respect.ts";
import { SLOW_HTTP } from "./slow-http.ts";
import { SOAK } from "./soak.ts";
import { STORAGE } from "./storage.ts";

export const FAULTS: readonly Fault[] = [
  ...CRASHES,
  ...STORAGE,
  ...MACHINE,
  ...PEERS,
  AUTHORITY,
  ...CLIENTS,
  SLOW_HTTP,
  HTTP2_FLOODS,
  ...BACKUPS,
  ...SOAK,
  FUZZ,
  CONTRACT,
  RESPECT,
];
