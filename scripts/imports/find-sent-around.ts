import { SENT_AT_ONCE } from './import-rules.ts';

type Tree = ReadonlyMap<string, string>;

/** A call of the mail transport. */
const SENDS = /\bmailer\s*\.send\(/;
const OUTBOX = 'server/platform/outbox/';
const isOurs = (path: string) => path.startsWith('server/') && !/\.test\.tsx?$/.test(path);

const senders = (tree: Tree): string[] =>
  [...tree]
    .filter(([path, text]) => isOurs(path) && !path.startsWith(OUTBOX) && SENDS.test(text))
    .map(([path]) => path);

/** Files that bypass the outbox when they send mail and are no exception, one sentence each. */
export function findSentAround(tree: Tree): string[] {
  return senders(tree)
    .filter((path) => !(path in SENT_AT_ONCE))
    .map((path) => `${path}: sends mail around the outbox. Queue a letter (${OUTBOX}queue-letter.ts).`);
}

/** Exceptions for files that send nothing. */
export function unusedExceptions(tree: Tree): string[] {
  const used = senders(tree);
  return Object.keys(SENT_AT_ONCE).filter((path) => !used.includes(path));
}
