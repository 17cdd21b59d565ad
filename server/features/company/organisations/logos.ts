import { eq } from 'drizzle-orm';
import { organisationLogos } from '#server/database/tables/companies/organisation-logos.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { UnusableFile } from '#server/platform/file-types/unusable-file.ts';
import { checkUpload } from '#server/platform/virus-scan/check-upload.ts';
import { LOGO_MB } from '#shared/organisations/organisation-rules.ts';
import { type Asked, actInOrganisation, requireRole } from './act-in-organisation.ts';
import { drawLogo, LEAST_SIDE, type Logo } from './draw-logo.ts';

/**
 * Stores an organisation's logo: the picture is redrawn, so that only its pixels are kept. Throws 400 UNUSABLE_FILE,
 * 404, 403 ORGANISATION_ROLE, 409 ORGANISATION_OVER, and what `checkUpload` throws.
 */
export async function keepLogo(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  { content, ...asked }: Asked & { readonly content: unknown },
): Promise<void> {
  // Checked first, so that no picture is decoded for members without the right.
  await requireRole(deps, asked, 'logo');
  if (!Buffer.isBuffer(content)) throw new ExpectedError(400, 'INVALID_PARAMETER', 'Dosyayı seçin.', 'file');
  await checkUpload(deps, content);
  const { png, width, height } = await drawAnew(content);
  await actInOrganisation(deps, { ...asked, act: 'logo', needsPlan: true }, async (tx, { id, at }) => {
    const logo = { content: png, width, height, changedAt: at };
    await tx
      .insert(organisationLogos)
      .values({ organisationId: id, ...logo })
      .onConflictDoUpdate({ target: organisationLogos.organisationId, set: logo });
  });
}

async function drawAnew(content: Buffer): Promise<Logo> {
  try {
    return await drawLogo(content);
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error;
    const message = `Bu dosya logo olamaz. En çok ${LOGO_MB} MB, en az ${LEAST_SIDE} piksel yüksekliğinde bir PNG, JPG ya da WebP seçin.`;
    throw new ExpectedError(400, 'UNUSABLE_FILE', message, 'file');
  }
}

/** Removes the logo; idempotent. Throws 404, 403 ORGANISATION_ROLE. */
export function removeLogo(deps: Pick<Deps, 'db' | 'clock'>, asked: Asked): Promise<void> {
  return actInOrganisation(deps, { ...asked, act: 'logo' }, async (tx, { id }) => {
    await tx.delete(organisationLogos).where(eq(organisationLogos.organisationId, id));
  });
}

/** The logo, for anyone who belongs to the organisation. Throws 404, also when there is none. */
export async function openLogo(deps: Pick<Deps, 'db'>, asked: Asked): Promise<Logo> {
  await requireRole(deps, asked, 'see');
  const logo = await logoOf(deps, asked.id);
  if (!logo) throw new ExpectedError(404, 'NOT_FOUND', 'Bu kurumun logosu yok.');
  return logo;
}

/** An organisation's logo for its reports. */
export async function logoOf({ db }: Pick<Deps, 'db'>, organisationId: string): Promise<Logo | undefined> {
  const [row] = await db.select().from(organisationLogos).where(eq(organisationLogos.organisationId, organisationId));
  return row && { png: row.content, width: row.width, height: row.height };
}
