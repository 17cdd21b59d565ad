import type { Config } from '#server/config.ts';
import { missingParticulars } from '#server/features/help/contact/index.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { readLastBackup } from '../backup/last-backup.ts';
import { type Finding, fine, missing, warn } from './finding.ts';

const BACKUP_WARN_DAYS = 2;
const BACKUP_MOST_DAYS = 7;

/** Whether the site's operator is set: the legal pages must name it. */
export function checkIdentity(config: Config): Finding {
  const unset = missingParticulars(config);
  if (unset.length === 0) return fine('İşletmeci', `${config.COMPANY_NAME}`);
  return missing(
    'İşletmeci',
    `${unset.join(', ')} ayarlı değil. Gerçek ilanlarla, https bir adreste site bunlar olmadan başlamaz.`,
  );
}

/** The address that visitors use, and the proxy in front of the site. */
export function checkAddress({ PUBLIC_ORIGIN, TRUST_PROXY }: Config): Finding[] {
  if (PUBLIC_ORIGIN === undefined)
    return [missing('Adres', 'PUBLIC_ORIGIN ayarlı değil: postalanan bağlantılar siteye gelmez.')];
  if (!PUBLIC_ORIGIN.startsWith('https://')) return [missing('Adres', `PUBLIC_ORIGIN https değil (${PUBLIC_ORIGIN}).`)];
  const address = fine('Adres', PUBLIC_ORIGIN);
  // This process itself has no TLS: a proxy in front of it provides it.
  if (TRUST_PROXY) return [address, fine('Vekil sunucu', `TRUST_PROXY=${TRUST_PROXY}`)];
  return [
    address,
    missing(
      'Vekil sunucu',
      'https önünde bir vekil sunucu gerektirir ama TRUST_PROXY ayarlı değil: bütün ziyaretçiler tek adres sayılır.',
    ),
  ];
}

export function checkSecret({ SESSION_SECRET, DATABASE_URL }: Config): Finding {
  if (SESSION_SECRET) return fine('Gizli anahtar', 'SESSION_SECRET ayarlı');
  if (DATABASE_URL)
    return warn(
      'Gizli anahtar',
      'SESSION_SECRET ayarlı değil; birkaç makine çalıştıracaksanız hepsinde aynısını ayarlayın.',
    );
  return fine('Gizli anahtar', 'veri klasöründe saklanıyor');
}

export async function checkBackup({ DATA_DIR }: Config, now: Date): Promise<Finding> {
  const last = await readLastBackup(DATA_DIR);
  if (!last) return missing('Yedek', 'bu kurulum hiç yedeklenmemiş. npm run backup -- <yeni klasör>');
  const days = Math.floor((now.getTime() - last.at.getTime()) / DAY_MS);
  const text = `sonuncusu ${days === 0 ? 'son 24 saat içinde' : `${days} gün önce`} alınmış (${last.folder})`;
  if (days >= BACKUP_MOST_DAYS) return missing('Yedek', text);
  return days >= BACKUP_WARN_DAYS ? warn('Yedek', text) : fine('Yedek', text);
}

/** Obligations that no program can check. */
export function remindOfDuties(): Finding {
  return warn(
    'Yükümlülükler',
    'ETBİS kaydı ve ticari ileti gönderiliyorsa İYS kaydı yazılımla kontrol edilemez; açmadan önce kendiniz kontrol edin.',
  );
}
