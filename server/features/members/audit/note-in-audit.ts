import type { Transaction } from '#server/database/open-database.ts';
import { auditLog } from '#server/database/tables/desk.ts';
import type { AuditAct } from '#shared/desk/audit-acts.ts';

/** Who acts: an operator, or a command on the machine (`id` null). */
export type Actor = { readonly id: string | null; readonly name: string };

/** The actor of commands: a person who can run them has the machine, and is not known by name. */
export const COMMAND: Actor = { id: null, name: 'komut satırı' };

export type AuditEntry = {
  readonly at: Date;
  readonly by: Actor;
  readonly act: AuditAct;
  /** What it was done to, such as `['listing', 123]`. */
  readonly to: readonly [subject: string, id: string | number];
  readonly before?: unknown;
  readonly after?: unknown;
  readonly why?: string | undefined;
};

/**
 * Notes what an operator does, in the same transaction as the act: neither is there without the other. Rows can never
 * be changed or deleted, so `before`, `after` and `why` must hold no personal data that somebody may ask to have
 * forgotten.
 */
export async function noteInAudit(tx: Transaction, { at, by, act, to, before, after, why }: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({
    at,
    actorId: by.id,
    actor: by.name,
    act,
    subject: to[0],
    subjectId: String(to[1]),
    before: before ?? null,
    after: after ?? null,
    reason: why ?? null,
  });
}
