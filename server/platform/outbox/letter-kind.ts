import type { Database, Transaction } from '#server/database/open-database.ts';
import type { Deps } from '#server/deps.ts';
import type { Mail } from '../mailer.ts';

/** A mail, text message or call in the outbox. */
export type Letter<Facts = unknown> = {
  /** The same over all tries. */
  readonly id: string;
  /** What it is about. */
  readonly key: string;
  readonly userId: string | null;
  readonly orderId: string | null;
  readonly facts: Facts;
  readonly createdAt: Date;
};

/** What goes out, made when it is sent. */
export type Outgoing = {
  /** A mail, or a call that throws when it was not taken. */
  readonly send: Mail | (() => Promise<void>);
  /** What is noted in the transaction that marks the letter as sent. */
  readonly noted?: (tx: Transaction, at: Date) => Promise<void>;
};

export type LetterDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'mailer' | 'log'>;

/** One kind of letter. It is declared in the room that it belongs to and named in `LETTER_KINDS`. */
export type LetterKind<Facts = unknown> = {
  readonly name: string;
  /** What the desk calls its letters. */
  readonly label: string;
  readonly channel: 'email' | 'sms' | 'webhook';
  /** Given up after this many tries; `Infinity` where the law wants an answer. */
  readonly mostTries: number;
  /** How many are sent at the same time; one when left out. */
  readonly atOnce?: number;
  /** A letter that waited this long without a single try is not sent any more. */
  readonly staleAfterMs?: number;
  /** Kept as long as what it is about; others are forgotten a while after they were sent. */
  readonly isKept?: boolean;
  /** Whether letters of this kind can be sent now. When left out: whether there is a mail server. */
  isOpen?(deps: LetterDeps): boolean;
  /** Makes what is sent. `unwanted` when its reader no longer wants it, or nothing is left to tell. */
  make(deps: LetterDeps, letter: Letter<Facts>): Promise<Outgoing | 'unwanted' | { readonly notBefore: Date }>;
  /**
   * What the desk tells of it: in Turkish and without persons, and the whole recipient, which the desk masks. Undefined
   * when it is no longer wanted: it is not listed then.
   */
  tell(
    db: Pick<Database, 'select'>,
    letter: Letter<Facts>,
  ): Promise<{ readonly about: string; readonly recipient: string } | undefined>;
  /** What discarding a letter at the desk changes besides. */
  discarded?(tx: Transaction, letter: Letter<Facts>): Promise<void>;
  /** Why the desk can't discard it. */
  readonly keptBecause?: string;
};
