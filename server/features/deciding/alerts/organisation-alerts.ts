import type { Transaction } from '#server/database/open-database.ts';
import type { propertyAlerts } from '#server/database/tables/alerts.ts';
import type { Deps } from '#server/deps.ts';
import { type CompiledAlert, compileAlert } from './compile-alert.ts';
import { findOwnAlert } from './list-alerts.ts';
import { insertAlert, lockWriting, meaningOf } from './save-alert.ts';

type AlertRow = typeof propertyAlerts.$inferSelect;
type AlertCopy = Pick<AlertRow, 'alertName' | 'searchCriteria' | 'understoodCriteria' | 'paperNews'> & {
  readonly compiled: CompiledAlert;
};

/** Prepares a copy of one of a member's alerts for an organisation; undefined if the alert is not theirs. */
export async function prepareAlertCopy(
  deps: Pick<Deps, 'db' | 'clock'>,
  { userId, alertId }: { readonly userId: string; readonly alertId: number },
): Promise<AlertCopy | undefined> {
  const own = await findOwnAlert(deps, { userId, alertId });
  if (!own) return undefined;
  const { alertName, searchCriteria, understoodCriteria, paperNews } = own;
  const compiled = await compileAlert(deps, meaningOf(own));
  return { alertName, searchCriteria, understoodCriteria, paperNews, compiled };
}

type Keeping = {
  readonly organisationId: string;
  readonly sharedBy: string;
  readonly at: Date;
  readonly copy: AlertCopy;
};

/** Creates an alert of an organisation. It looks at auctions that appear or change from now on. */
export async function keepOrganisationAlert(
  tx: Transaction,
  { organisationId, sharedBy, at, copy: { compiled, ...criteria } }: Keeping,
): Promise<void> {
  await lockWriting(tx);
  await insertAlert(tx, { row: { ...criteria, organisationId, sharedBy, isActive: true }, compiled, now: at });
}
