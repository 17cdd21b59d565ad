import { DecodingFailed } from '#server/platform/decoders/decoding.ts';
import type { UnreadReason } from '#shared/read-documents/unread-reasons.ts';

export class PageUnread extends Error {
  readonly reason: UnreadReason;
  constructor(reason: UnreadReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Converts a reader's error into the reason that users see. Rethrows other errors. */
export function toPageUnread(error: unknown): PageUnread {
  if (!(error instanceof DecodingFailed)) throw error;
  const { why, message } = error;
  return new PageUnread(why === 'refused' ? refusedFor(message) : why);
}

/** Readers pass on the messages of libvips, PDFium and pdf.js. */
function refusedFor(message: string): UnreadReason {
  if (message === 'size') return 'size';
  if (/pixel limit|too many pixels|exceeds/i.test(message)) return 'pixels';
  if (/password/i.test(message)) return 'locked';
  return 'broken';
}
