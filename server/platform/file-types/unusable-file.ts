import { DecodingFailed } from '../decoders/decoding.ts';

/** Thrown for a file that can't be used. Its message is the reason shown to people who read the table. */
export class UnusableFile extends Error {}

const LONGEST_REASON = 100;

/** Returns UnusableFile for a failed decoding, and any other error unchanged. `what` names the kind of file. */
export function asUnusable(error: unknown, what: string): unknown {
  if (!(error instanceof DecodingFailed)) return error;
  return new UnusableFile(`${what} that can't be decoded: ${error.message.slice(0, LONGEST_REASON)}`);
}
