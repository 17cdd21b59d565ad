import type { ClientBase } from 'pg';
import { Refusal } from '../refusal.ts';

/** Data that nobody could restore; everything else is derived from it or created by the running product. */
const HOLDINGS: Readonly<Record<string, string>> = {
  properties: 'ilan',
  users: 'üyelik',
  payment_archive: 'ödeme kaydı',
  contact_messages: 'iletişim mesajı',
};

/** Refuses a database that has listings, accounts or data entered by people. */
export async function ensureEmptyDatabase(client: ClientBase): Promise<void> {
  const found: string[] = [];
  for (const [table, what] of Object.entries(HOLDINGS)) {
    const { rows: known } = await client.query('select from pg_class where oid = to_regclass($1)', [`public.${table}`]);
    if (known.length === 0) continue;
    const { rows } = await client.query<{ count: string }>(`select count(*) from public.${table}`);
    if (rows[0]?.count !== '0') found.push(`${Number(rows[0]?.count).toLocaleString('tr-TR')} ${what}`);
  }
  if (found.length === 0) return;
  throw new Refusal(
    `Hedef veritabanı boş değil (${found.join(', ')}). Hiçbir şeye dokunulmadı. Boş bir veritabanı ya da boş bir DATA_DIR gösterin.`,
  );
}
