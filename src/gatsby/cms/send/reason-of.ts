import type { SendReason } from '../../../cms/protocol/send-protocol';

/** What Git, ssh and hosts say, in English, when a step fails. The first that fits is the reason. */
const SAYINGS: readonly (readonly [RegExp, SendReason])[] = [
  [/index\.lock|cannot lock ref|Unable to create '.*\.lock'/i, 'locked'],
  [/Host key verification failed/i, 'unknown-host'],
  [/pre-receive hook declined|\[remote rejected\]|protected branch/i, 'refused'],
  [/\[rejected\]|non-fast-forward|fetch first/i, 'behind'],
  [
    /error: 403|Permission to .* denied|not allowed to|insufficient permission|access denied|write access/i,
    'denied',
  ],
  [
    /could not read (?:Username|Password)|terminal prompts disabled|Authentication failed|Invalid (?:username|credentials)|Permission denied|error: 401/i,
    'credentials',
  ],
  [
    /Could not resolve|Connection (?:refused|timed out|reset|closed)|Failed to connect|Couldn't connect|Network is unreachable|No route to host|Operation timed out|Operation too slow|early EOF|remote end hung up unexpectedly|unable to access/i,
    'network',
  ],
  [
    /not found|does not appear to be a git repository|does not exist|No such (?:file|remote)/i,
    'not-found',
  ],
];

/** Why a command failed that asks a remote; null if its words do not tell. */
export function reasonOf(said: string): SendReason | null {
  return SAYINGS.find(([pattern]) => pattern.test(said))?.[1] ?? null;
}
