import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { pdfText } from '#server/features/intake/notices/text/pdf-text.ts';
import { beMember } from '../support/members-world.ts';
import { expect, expectAccessibleAtBothWidths, open, test } from '../support/open-page.ts';
import { beOperator } from '../support/seated-operator.ts';

const run = promisify(execFile);
const ADDRESS = 'https://kaynak.example/satis-ilani.pdf';
const NAMES = 'Borclu Karabacakoglu';

/** Records a listing with a document of three pages in our store, as after mirroring; gives a reader premium. */
const RECORD = `
  import { createHash } from 'node:crypto';
  import PDFDocument from 'pdfkit';
  import { readProcessConfig } from '#server/config.ts';
  import { originalKey } from '#server/features/intake/mirroring/store-file.ts';
  import { recordListings } from '#server/features/intake/recording/record-listings.ts';
  import { openDeps } from '#server/open-deps.ts';
  import { makeListingRecord } from '#tests/support/make-listing.ts';
  const document = new PDFDocument({ autoFirstPage: false });
  const chunks = [];
  document.on('data', (chunk) => chunks.push(chunk));
  const done = new Promise((resolve) => document.on('end', resolve));
  for (const text of ['Birinci sayfa', '${NAMES}', 'Ucuncu sayfa']) document.addPage().text(text);
  document.end();
  await done;
  const pdf = Buffer.concat(chunks);
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  const deps = await openDeps(readProcessConfig({ LOG_LEVEL: 'warn' }));
  await recordListings(deps, [makeListingRecord({
    sourceKey: 'sayfa-' + Date.now(), title: 'Belgeli daire', documentFiles: ['${ADDRESS}'],
    endDate: new Date(Date.now() + 40 * 86_400_000),
  })]);
  await deps.files.locked.put(originalKey('document', sha256, 'pdf'), pdf);
  const { rows } = await deps.db.$client.query(\`insert into mirrored_files
      (property_id, use, url, state, sha256, type, bytes, noted_at, stored_at, checked_at)
    select max(id), 'document', '${ADDRESS}', 'stored', $1, 'pdf', $2, now(), now(), now() from properties
    where title = 'Belgeli daire'
    on conflict (property_id, use, url) do update
      set state = 'stored', sha256 = excluded.sha256, type = 'pdf', bytes = excluded.bytes, stored_at = now()
    returning property_id\`, [sha256, pdf.length]);
  await deps.db.$client.query(\`insert into payments (user_id, amount, provider, reference, paid_at, valid_until)
    select id, 99, 'banka', 'P-' || id, now(), now() + interval '1 year' from users where email = $1\`,
    [process.env.READER]);
  process.stdout.write(JSON.stringify(rows[0]));
  await deps.close();`;

async function recordWithDocument(reader: string): Promise<number> {
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, DATABASE_URL: '', READER: reader };
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', RECORD], { env });
  return Number(z.object({ property_id: z.union([z.string(), z.number()]) }).parse(JSON.parse(stdout)).property_id);
}

/** The words of the document that a reader with premium gets. */
async function wordsOfDocument({ request }: Page, { id, token }: { id: number; token: string }): Promise<string> {
  const answer = await request.get(`/api/properties/${id}`, { headers: { authorization: `Bearer ${token}` } });
  const [address] = z.object({ documentFiles: z.array(z.string()) }).parse(await answer.json()).documentFiles;
  if (address === undefined) throw new Error('The listing serves no document.');
  return pdfText(await (await request.get(address)).body());
}

test('`icerik` hides one page of a document, sees that it is hidden, and shows it again', async ({ page }) => {
  const { email, token } = await beMember(page);
  const id = await recordWithDocument(email);
  const words = () => wordsOfDocument(page, { id, token });
  await beOperator(page, 'icerik');
  expect(await words()).toContain(NAMES);
  await open(page, `/yonetim/ilanlar/${id}`);
  const form = page.getByRole('region', { name: 'Belge sayfası kapatma' });
  await form.getByRole('heading').click();
  const link = await form.getByRole('link', { name: 'satis-ilani.pdf belgesini aç' }).getAttribute('href');
  expect(await pdfText(await (await page.request.get(link ?? '')).body())).toContain(NAMES);
  await form.getByRole('button', { name: 'Sayfayı kapat' }).click();
  await expect(form.getByText('Sayfa numarasını yazın.')).toBeVisible();
  await form.getByLabel('Sayfa numarası').fill('2');
  await form.getByLabel('Belgeyi açtım, kapatılacak sayfa bu.').check();
  await form.getByLabel('Gerekçe').fill('Borçlunun adı yazıyor');
  await form.getByRole('button', { name: 'Sayfayı kapat' }).press('Enter');

  const hidden = page.getByRole('region', { name: 'Kapatılmış sayfa' });
  await expect(hidden).toContainText('satis-ilani.pdf, sayfa 2.');
  await expect(form.getByLabel('Belge', { exact: true })).toContainText('kapalı sayfa: 2');
  await expect(page.getByRole('region', { name: 'Masada yapılanlar' })).toContainText('Borçlunun adı yazıyor');
  await expectAccessibleAtBothWidths(page);
  const shown = await words();
  expect(shown).toContain('Bu sayfa kaldırıldı');
  expect(shown).not.toContain(NAMES);

  await hidden.getByLabel('Gerekçe').fill('Yanlış sayfa');
  await hidden.getByRole('button', { name: 'Bütün sayfaları yeniden göster' }).click();
  await expect(hidden).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Masada yapılanlar' })).toContainText('Yanlış sayfa');
});
