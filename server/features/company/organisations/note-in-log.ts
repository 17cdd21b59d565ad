import type { Transaction } from '#server/database/open-database.ts';
import { organisationLog } from '#server/database/tables/organisations.ts';
import type { OrganisationLogAct } from '#shared/organisations/organisation-log.ts';
import type { OrganisationRole } from '#shared/organisations/organisation-rules.ts';

export type LogAfter = { readonly role?: OrganisationRole; readonly seats?: number; readonly validUntil?: string };

type LogEntry = {
  readonly organisationId: string;
  readonly at: Date;
  /** Null for the desk. */
  readonly by: string | null;
  readonly act: OrganisationLogAct;
  /** A person's or an invitation's id, or a listing's number. */
  readonly to?: string | number;
  readonly after?: LogAfter;
};

/**
 * Adds an act to an organisation's log, in the act's own transaction. An entry must contain no name, address or text,
 * because it can't be changed later.
 */
export async function noteInLog(tx: Transaction, { organisationId, at, by, act, to, after }: LogEntry): Promise<void> {
  const subjectId = to === undefined ? null : String(to);
  await tx.insert(organisationLog).values({ organisationId, at, actorId: by, act, subjectId, after: after ?? null });
}
