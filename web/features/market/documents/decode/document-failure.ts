/**
 * Why a document can't be shown (spec §8): `pdf` and `unsupported` concern its content, `unreachable` the request,
 * `crossOrigin` a request that the other site forbids; the others are special cases of these with their own message.
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
