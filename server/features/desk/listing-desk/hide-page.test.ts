import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listRemovals, removeAgain } from '#server/features/desk/removal-requests/index.ts';
import { pdfText } from '#server/features/intake/notices/text/pdf-text.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { makePhoto, openMirrorTest, premiumHeaders } from '#tests/support/open-mirror-test.ts';

cheapHashes();
const world = await openMirrorTest();
const { deps, app } = world;
afterAll(() => world.close());
let token: string;
let premium: Record<string, string>;
let photo: Buffer;
beforeAll(async () => {
  token = (await enterDesk(app, deps, 'icerik')).token;
  premium = await premiumHeaders(world);
  photo = await makePhoto('#a30');
});
beforeEach(async () => {
  await world.reset();
  await deps.db.$client.query('delete from hidden_contents');
});

const NAME = 'KARABACAKOGLU';

/** A PDF of three pages; the second names somebody and shows a picture. With `isShared`, the third shows it, too. */
async function makePdf(isShared = false): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => document.on('end', resolve));
  for (const [place, text] of ['Birinci sayfa', `Borclu ${NAME}`, 'Ucuncu sayfa'].entries()) {
    document.addPage();
    document.outline.addItem(text);
    document.text(text);
    if (place === 1 || (isShared && place === 2)) document.image(photo, 100, 200, { width: 100 });
  }
  document.end();
  await done;
  return Buffer.concat(chunks);
}

/** The whole content of a PDF as text: raw and inflated. */
function insideOf(file: Buffer): string {
  const text = file.toString('latin1');
  const inflated = [...text.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [text, ...inflated].join('\n');
}
const holdsName = (file: Buffer) => {
  const inside = insideOf(file);
  return inside.includes(NAME) || inside.toLowerCase().includes(Buffer.from(NAME.slice(0, 6)).toString('hex'));
};

const serve = (path: string, body: Buffer) => world.source.answers.set(path, { body });
const post = (id: number, act: string, body: object) =>
  callApi(app, 'POST', `/api/desk/listings/${id}/${act}`, { token, body: { ...body, why: 'Başvuru üzerine' } });
const hide = (id: number, path: string, page: number) => post(id, 'hide-page', { address: world.urlOf(path), page });
async function served(id: number): Promise<{ address: string; body: Buffer }> {
  const [address = ''] = (await world.detail(id, premium)).documentFiles;
  return { address, body: (await world.fetchFile(address)).rawPayload };
}
async function keptDocuments(): Promise<string[]> {
  const kept = [];
  for await (const key of deps.files.locked.list('documents')) kept.push(key);
  return kept;
}

it('one page of a PDF is hidden and replaced by a note, and none of its bytes is served or kept (KVKK 11)', async () => {
  const pdf = await makePdf();
  serve('/rapor.pdf', pdf);
  const { id } = await world.record({ documentFiles: [world.urlOf('/rapor.pdf')] });
  await world.mirror();
  const before = await served(id);
  expect(holdsName(before.body)).toBe(true);
  expect(insideOf(before.body)).toContain(photo.toString('latin1').slice(200, 300));

  expect((await hide(id, '/rapor.pdf', 2)).status).toBe(200);
  const after = await served(id);
  expect(await pdfText(after.body)).toMatch(/Birinci sayfa[\s\S]*Bu sayfa kaldırıldı[\s\S]*Ucuncu sayfa/);
  expect(holdsName(after.body)).toBe(false);
  expect(insideOf(after.body)).not.toContain(photo.toString('latin1').slice(200, 300));
  // The address of the original was valid for half a day.
  expect((await world.fetchFile(before.address)).statusCode).toBe(404);
  const original = createHash('sha256').update(pdf).digest('hex');
  expect((await keptDocuments()).filter((key) => key.includes(original))).toEqual([]);

  // The source sends the whole document again, for this listing and for another.
  world.at(7);
  expect(await world.mirror()).toMatchObject({ checked: 1, replaced: 0 });
  const other = await world.record({ sourceKey: 'iki', documentFiles: [world.urlOf('/kopya.pdf')] });
  serve('/kopya.pdf', pdf);
  await world.mirror();
  world.at(0);
  expect((await served(other.id)).body.equals(after.body)).toBe(true);
});

it('one page of a TIFF is hidden, and the others stay identical pixel by pixel', async () => {
  const pages = await Promise.all(
    ['#111', '#a30', '#fff'].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const tiff = await sharp(pages, { join: { animated: true } })
    .tiff({ compression: 'lzw' })
    .toBuffer();
  serve('/tarama.tif', tiff);
  const { id } = await world.record({ documentFiles: [world.urlOf('/tarama.tif')] });
  await world.mirror();
  expect((await hide(id, '/tarama.tif', 2)).status).toBe(200);
  const { body } = await served(id);
  expect((await sharp(body).metadata()).pages).toBe(3);
  const pixels = async (file: Buffer, page: number) => (await sharp(file, { page }).raw().toBuffer()).toString('hex');
  for (const page of [0, 2]) expect(await pixels(body, page)).toBe(await pixels(tiff, page));
  const { width, height } = await sharp(body, { page: 1 }).metadata();
  expect([width, height]).toEqual([827, 1169]);
  // The page contains the letters of our notice.
  const { channels } = await sharp(body, { page: 1 }).stats();
  expect([channels[0]?.min, channels[0]?.max]).toEqual([0, 255]);
});

it('a second page can be hidden in the copy, and a logged undo restores all pages', async () => {
  serve('/rapor.pdf', await makePdf());
  const { id } = await world.record({ documentFiles: [world.urlOf('/rapor.pdf')] });
  await world.mirror();
  await hide(id, '/rapor.pdf', 2);
  const [first = ''] = /[0-9a-f]{64}/.exec((await served(id)).address) ?? [];
  expect((await hide(id, '/rapor.pdf', 1)).status).toBe(200);
  expect(await pdfText((await served(id)).body)).toMatch(/kaldırıldı[\s\S]*kaldırıldı[\s\S]*Ucuncu sayfa/);
  expect(first).toHaveLength(64);
  expect((await keptDocuments()).join(' ')).not.toContain(first);
  const { json } = await callApi(app, 'GET', `/api/desk/listings/${id}`, { token });
  expect(json.pagedDocuments).toMatchObject([{ address: world.urlOf('/rapor.pdf'), hiddenPages: [1, 2] }]);
  // An operator without premium can read the document with a hidden page.
  expect((await world.fetchFile(json.pagedDocuments[0].shownAt)).statusCode).toBe(200);
  expect((await hide(id, '/rapor.pdf', 1)).status).toBe(409);

  expect((await post(id, 'show-pages', { address: world.urlOf('/rapor.pdf') })).status).toBe(200);
  world.at(1);
  await world.mirror();
  world.at(0);
  expect(holdsName((await served(id)).body)).toBe(true);
  const audit = await callApi(app, 'GET', `/api/desk/listings/${id}/audit`, { token });
  expect(audit.json.entries.map(({ act }: { act: string }) => act)).toEqual([
    'listing.showPages',
    'listing.hidePage',
    'listing.hidePage',
  ]);
});

it('a page that can’t be removed by itself is refused with a reason, and nothing changes', async () => {
  serve('/ortak.pdf', await makePdf(true));
  const documentFiles = ['/ortak.pdf', '/yok.pdf'].map(world.urlOf);
  const { id } = await world.record({ documentFiles });
  await world.mirror();
  const before = (await served(id)).body;
  expect((await hide(id, '/ortak.pdf', 2)).json.message).toContain('başka sayfalarda da var');
  expect((await hide(id, '/ortak.pdf', 9)).json.message).toContain('bu numarada bir sayfa yok');
  expect((await hide(id, '/yok.pdf', 1)).status).toBe(404);
  expect((await served(id)).body.equals(before)).toBe(true);
});

it('the page is removed again after a backup is restored', async () => {
  const pdf = await makePdf();
  serve('/rapor.pdf', pdf);
  const { id } = await world.record({ documentFiles: [world.urlOf('/rapor.pdf')] });
  await world.mirror();
  await hide(id, '/rapor.pdf', 2);
  const removals = await listRemovals(deps);
  expect(JSON.stringify(removals)).not.toContain('rapor');
  // The state of an older backup: the whole document, nothing hidden.
  await deps.db.$client.query('delete from hidden_contents');
  await deps.db.$client.query('delete from mirrored_files');
  world.at(8);
  await deps.db.$client.query('update properties set changed_at = $1', [deps.clock.now()]);
  await world.mirror();
  world.at(0);
  expect(holdsName((await served(id)).body)).toBe(true);
  await removeAgain(deps, removals);
  expect(holdsName((await served(id)).body)).toBe(false);
  expect(await pdfText((await served(id)).body)).toContain('Bu sayfa kaldırıldı');
});
