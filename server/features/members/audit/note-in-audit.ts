import type { Transaction } from '#server/database/open-database.ts';
import { auditLog } from '#server/database/tables/desk.ts';
import type { AuditAct } from '#shared/desk/audit-acts.ts';

/** Who acts: an operator, or a command on the machine (`id` null). */
export type Actor = { readonly id: string | null; readonly name: string };

/** The actor of commands: people who can run them have access to the machine, and their names are unknown. */
export const COMMAND: Actor = { id: null, name: 'komut satırı' };

export type AuditEntry = {
  readonly at: Date;
  readonly by: Actor;
  readonly act: AuditAct;
  /** The object of the act, such as `['listing', 123]`. */
  readonly to: readonly [subject: string, id: string | number];
  readonly before?: unknown;
  readonly after?: unknown;
  readonly why?: string | undefined;
};

/**
 * Records an operator's act in the same transaction as the act, so that neither exists without the other. Rows can
 * never be changed or deleted, so `before`, `after` and `why` must not contain personal data that somebody may demand
 * to have deleted.
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
