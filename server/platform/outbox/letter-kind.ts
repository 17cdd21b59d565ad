import type { Database, Transaction } from '#server/database/open-database.ts';
import type { Deps } from '#server/deps.ts';
import type { Mail } from '../mailer.ts';

/** A mail, text message or call in the outbox. */
export type Letter<Facts = unknown> = {
  /** The same for all tries. */
  readonly id: string;
  /** What the letter is about; unique within its kind. */
  readonly key: string;
  readonly userId: string | null;
  readonly orderId: string | null;
  readonly facts: Facts;
  readonly createdAt: Date;
};

/** The content of a letter, made when it is sent. */
export type Outgoing = {
  /** A mail, or a call that throws when it was not accepted. */
  readonly send: Mail | (() => Promise<void>);
  /** Writes in the transaction that marks the letter as sent. */
  readonly noted?: (tx: Transaction, at: Date) => Promise<void>;
};

export type LetterDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'mailer' | 'log'>;

/** One kind of letter. It is declared in the feature that it belongs to and listed in `LETTER_KINDS`. */
export type LetterKind<Facts = unknown> = {
  readonly name: string;
  /** The name of such letters at the desk. */
  readonly label: string;
  readonly channel: 'email' | 'sms' | 'webhook';
  /** A letter is given up after this many tries; `Infinity` if the law requires an answer. */
  readonly mostTries: number;
  /** How many are sent in parallel; one by default. */
  readonly atOnce?: number;
  /** A letter that waited this long without a single try is cancelled. */
  readonly staleAfterMs?: number;
  /**
   * Whether letters are kept as long as the data that they are about; otherwise they are deleted some time after they
   * were sent.
   */
  readonly isKept?: boolean;
  /** Whether letters of this kind can be sent now. By default: whether there is a mail server. */
  isOpen?(deps: LetterDeps): boolean;
  /** Makes the content. Returns `unwanted` when the reader no longer wants it, or there is nothing left to report. */
  make(deps: LetterDeps, letter: Letter<Facts>): Promise<Outgoing | 'unwanted' | { readonly notBefore: Date }>;
  /**
   * Describes the letter for the desk: in Turkish and without persons, and with the whole recipient, which the desk
   * masks. Undefined when the letter is no longer wanted: then it is not listed.
   */
  tell(
    db: Pick<Database, 'select'>,
    letter: Letter<Facts>,
  ): Promise<{ readonly about: string; readonly recipient: string } | undefined>;
  /** Makes the further changes when the desk discards a letter. */
  discarded?(tx: Transaction, letter: Letter<Facts>): Promise<void>;
  /** Why the desk can't discard it. */
  readonly keptBecause?: string;
};
