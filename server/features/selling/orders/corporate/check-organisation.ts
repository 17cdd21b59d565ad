import type { Transaction } from '#server/database/open-database.ts';
import { ownedOrganisation, requireFreeName } from '#server/features/company/organisations/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { EXTEND_DAYS } from '#shared/orders/order-rules.ts';
import { CORPORATE_SEATS } from '#shared/plans.ts';
import { DAY_MS, formatDate } from '#shared/text/dates.ts';

/** The organisation of a corporate order: a new one, or one that the buyer owns. */
export type ForOrganisation = {
  readonly organisationName?: string | undefined;
  readonly organisationId?: string | undefined;
};

type Named = { readonly organisationName: string; readonly organisationId: string | null };

/**
 * Returns the organisation of a corporate order, as it is stored. Throws 403 EMAIL_UNCONFIRMED, 404 for an organisation
 * that the buyer does not own, 409 NAME_TAKEN, PLAN_RUNNING while its plan runs longer, OFFER_ONLY if it has more
 * people than the plan allows.
 */
export async function checkOrganisation(
  tx: Transaction,
  buyer: { readonly id: string; readonly emailVerified: boolean },
  { organisationName, organisationId }: ForOrganisation,
  now: Date,
): Promise<Named> {
  if (!buyer.emailVerified)
    throw new ExpectedError(
      403,
      'EMAIL_UNCONFIRMED',
      'Kurumsal planı almadan önce e-posta adresinizi onaylayın. Onay bağlantısını profilinizden yeniden isteyebilirsiniz.',
    );
  if (organisationId === undefined) {
    const name = organisationName ?? '';
    await requireFreeName(tx, { ownerId: buyer.id, name });
    return { organisationName: name, organisationId: null };
  }
  const { name, seats, validUntil } = await ownedOrganisation(tx, { id: organisationId, userId: buyer.id });
  if (seats > CORPORATE_SEATS)
    throw new ExpectedError(
      409,
      'OFFER_ONLY',
      `Kurumunuzun planı ${seats} kişilik; buradan alınan plan ${CORPORATE_SEATS} kişiliktir. Uzatmak için bize yazın.`,
    );
  if (validUntil.getTime() > now.getTime() + EXTEND_DAYS * DAY_MS)
    throw new ExpectedError(
      409,
      'PLAN_RUNNING',
      `Kurumun planı ${formatDate(validUntil)} tarihine kadar sürüyor. Bitimine ${EXTEND_DAYS} gün kala uzatabilirsiniz.`,
    );
  return { organisationName: name, organisationId };
}
