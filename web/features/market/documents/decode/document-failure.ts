/**
 * Why a document cannot be shown (spec §8): `pdf` and `unsupported` are about its content, `unreachable` about fetching
 * it, `crossOrigin` where the other site forbids just that; the others are special cases of these with their own
 * message.
 */
export type FailureReason =
  | 'pdf'
  | 'locked'
  | 'unsupported'
  | 'archive'
  | 'unreachable'
  | 'crossOrigin'
  | 'refused'
  | 'tooLarge';

export class DocumentFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, cause?: unknown) {
    super(`Document: ${reason}`, { cause });
    this.reason = reason;
  }
}
