import type { Database, Transaction } from '../database/open-database.ts';

/** A mail, text message or webhook that was given up after all of its tries. */
export type DeadLetter = {
  /** Within its queue. */
  readonly id: string;
  readonly channel: 'email' | 'sms' | 'webhook';
  /** What it is about, in Turkish, without persons. */
  readonly about: string;
  /** The address or number; the desk shows it masked until somebody opens the letter. */
  readonly recipient: string;
  /**
   * What the last try failed with, without names or addresses; null for one that was given up before that was noted.
   */
  readonly reason: string | null;
  readonly attempts: number;
  readonly createdAt: Date;
};

/** One letter, or all that failed for one reason. */
export type LettersMeant = { readonly id: string } | { readonly reason: string | null };

/** Letters of one room that were given up. What is done to them twice at once is done once. */
export type DeadLetterQueue = {
  /** The oldest first, so many at most; with `id` that one alone. */
  list(db: Pick<Database, 'select'>, asked: { readonly most: number; readonly id?: string }): Promise<DeadLetter[]>;
  /** Has them tried once more, with their attempts kept. Answers how many. */
  retry(tx: Transaction, meant: LettersMeant, now: Date): Promise<number>;
  /** Gives them up for good. Answers how many; left out where the law wants them done in some other way. */
  discard?(tx: Transaction, meant: LettersMeant, now: Date): Promise<number>;
};
