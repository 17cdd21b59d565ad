import { missingParticulars } from '#server/features/help/contact/index.ts';
import { hasSample } from '#server/features/intake/sample-market/index.ts';
import type { Deps } from './deps.ts';

/**
 * Throws an error that names the missing settings when a public site (https) with real listings does not say who runs
 * it: the law requires that, and its legal pages would have gaps. A site that shows only the generated market may omit
 * them (D36).
 */
export async function refuseUnnamedOperator({ config, db }: Pick<Deps, 'config' | 'db'>): Promise<void> {
  if (!config.PUBLIC_ORIGIN?.startsWith('https:')) return;
  const missing = missingParticulars(config);
  if (missing.length === 0) return;
  // Real listings and the sample never exist together.
  if (config.SOURCES.length === 0 && (await hasSample({ db }))) return;
  throw new Error(
    `Site https ile herkese açılıyor, ama işletmecinin bilgileri eksik. Şu ayarları girin: ${missing.join(', ')}.`,
  );
}
