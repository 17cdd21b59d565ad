// Suite: heavy, because recognition needs seconds per page.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { pageReaders } from '#server/platform/decoders/decoders.ts';
import { documentTextSchema } from '#shared/read-documents/document-texts.ts';
import { documentTextUrl } from '#shared/read-documents/read-pages.ts';
import { getApi } from '#tests/support/call-api.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { openMirrorTest, premiumHeaders } from '#tests/support/open-mirror-test.ts';
import { paperPicture, REPORT, scannedPdf, typedPdf } from '#tests/support/papers/make-paper.ts';
import { forgetUnusedFiles } from '../mirroring/index.ts';
import { readDocuments } from './read-documents.ts';

const given = await openMirrorTest();
const premium = await premiumHeaders(given);
afterAll(async () => {
  pageReaders.end();
  await given.close();
});
beforeEach(async () => {
  await given.reset();
  await emptyTables(given.deps, 'document_texts', 'listing_masks', 'hidden_contents');
});

async function mirrored(path: string, body: Buffer | string): Promise<number> {
  given.source.answers.set(path, { body });
  const { id } = await given.record({ sourceKey: path, documentFiles: [given.urlOf(path)] });
  await given.mirror();
  return id;
}

async function addressOf(id: number): Promise<string> {
  const { documentFiles } = await given.detail(id, premium);
  return documentFiles[0] ?? '';
}

async function textOf(address: string, query = '') {
  const answer = await given.app.inject({ url: `${documentTextUrl(address)}${query}` });
  return { status: answer.statusCode, body: answer.json() };
}

async function wordsOf(id: number): Promise<string> {
  const { body } = await textOf(await addressOf(id));
  return documentTextSchema
    .parse(body)
    .texts.flatMap(({ words }) => words.map(({ text }) => text))
    .join(' ');
}

const stored = async () => {
  const { rows } = await given.deps.db.$client.query(
    'select t.state, t.pages, t.done_pages, p.page, p.text from document_texts t left join document_pages p using (sha256) order by t.sha256, p.page',
  );
  return rows;
};

describe('a mirrored document', () => {
  it('is read once for all listings that name it, and its words are available to those who may see it', async () => {
    const scan = await scannedPdf([await paperPicture(REPORT)]);
    const id = await mirrored('/rapor.pdf', scan);
    const other = await mirrored('/ayni.pdf', scan);
    expect((await textOf(await addressOf(id))).body).toMatchObject({ state: 'waiting', texts: [] });
    expect(await readDocuments(given.deps)).toMatchObject({ pages: 1, documents: 1, failed: 0 });
    expect(await readDocuments(given.deps)).toMatchObject({ pages: 0, documents: 0 });
    expect(await wordsOf(id)).toContain('muhammen kıymet 4.275.000,00 TL');
    expect(await wordsOf(other)).toBe(await wordsOf(id));
  }, 60_000);

  it('shows nothing to visitors without a right to it', async () => {
    const id = await mirrored('/rapor.pdf', await typedPdf([REPORT]));
    await readDocuments(given.deps);
    const open = await given.detail(id);
    expect(open.documentFiles).toEqual([]);
    expect(JSON.stringify(open)).not.toContain('kira sözleşmesi');
    const address = await addressOf(id);
    expect((await textOf(address.replace(/\/(\d+)\./, '/9$1.'))).status).toBe(404);
    expect((await textOf(address.replace(/[0-9a-f]{64}/, '0'.repeat(64)))).status).toBe(404);
    expect((await textOf(address)).status).toBe(200);
    given.at(2);
    expect(await textOf(address)).toMatchObject({ status: 403, body: { code: 'LINK_EXPIRED' } });
    expect((await textOf(await addressOf(id), '?from=x')).status).toBe(400);
  }, 60_000);

  it('has no names in its stored text', async () => {
    const people = ['Borçlu Ahmet Yılmaz (T.C. 10000000146) adına kayıtlı', ...REPORT];
    const id = await mirrored('/kisi.pdf', await scannedPdf([await paperPicture(people)]));
    await readDocuments(given.deps);
    const { rows } = await given.deps.db.$client.query('select words::text || text as all from document_pages');
    expect(rows[0].all).not.toMatch(/Ahmet|Y[ıi]lmaz|1000000/);
    expect(await wordsOf(id)).toContain('1285 ada 14 parsel');
  }, 60_000);

  it('is continued at the unfinished page after an interrupted run', async () => {
    const pages = [0, 1, 2].map((page) => [...REPORT, `Sayfa sonu ${page + 1}`]);
    const id = await mirrored('/uzun.pdf', await typedPdf(pages));
    const stop = new AbortController();
    const watch = setInterval(async () => {
      if ((await stored()).some(({ page }) => page === 1)) stop.abort();
    }, 5);
    const first = await readDocuments(given.deps, { signal: stop.signal });
    clearInterval(watch);
    expect(first.pages).toBeLessThan(3);
    const second = await readDocuments(given.deps);
    expect(first.pages + second.pages).toBe(3);
    expect(await wordsOf(id)).toMatch(/Sayfa sonu 1.*Sayfa sonu 2.*Sayfa sonu 3/);
  }, 60_000);

  it('that cannot be read is reported as unread, and the next one is read', async () => {
    const broken = await mirrored('/bozuk.pdf', '%PDF-1.7 hiçbir şey');
    const id = await mirrored('/iyi.pdf', await typedPdf([REPORT]));
    expect(await readDocuments(given.deps)).toMatchObject({ documents: 2, failed: 1 });
    expect((await textOf(await addressOf(broken))).body).toMatchObject({ state: 'failed', readPages: 0 });
    expect((await textOf(await addressOf(id))).body).toMatchObject({ state: 'read', pages: 1, readPages: 1 });
    expect(await readDocuments(given.deps)).toMatchObject({ documents: 0 });
  }, 60_000);

  it('is counted in the public status', async () => {
    const papers = async () => (await getApi(given.app, '/api/status')).json.papers;
    await mirrored('/bozuk.pdf', '%PDF-1.7 hiçbir şey');
    await mirrored('/tarama.pdf', await scannedPdf([await paperPicture(REPORT)]));
    await mirrored('/yazi.pdf', await typedPdf([REPORT, REPORT]));
    await readDocuments(given.deps);
    const { agreedShare, ...counts } = await papers();
    const read = { documents: 3, readDocuments: 2, failedDocuments: 1, readPages: 3, unreadPages: 0 };
    // Findings are made by a different job.
    expect(counts).toEqual({ ...read, findings: 0, markedFindings: 0, wrongFindings: 0 });
    expect(agreedShare).toBeGreaterThan(0.9);
    expect(agreedShare).toBeLessThan(1);
  }, 60_000);

  it('is read before others when its auction ends soon', async () => {
    await mirrored('/uzak.pdf', await typedPdf([['Uzak', ...REPORT]]));
    given.source.answers.set('/yakin.pdf', { body: await typedPdf([['Yakın', ...REPORT]]) });
    await given.record({
      sourceKey: 'yakin',
      documentFiles: [given.urlOf('/yakin.pdf')],
      endDate: new Date(given.deps.clock.now().getTime() + 86_400_000),
    });
    await given.mirror();
    await mirrored('/sonra.pdf', await typedPdf([['Sonra', ...REPORT]]));
    await readDocuments(given.deps);
    const { rows } = await given.deps.db.$client.query('select text from document_pages order by xmin::text::bigint');
    expect(String(rows[0].text)).toMatch(/^Yakın/);
  }, 60_000);
});

describe('when a document is deleted', () => {
  it('its text goes with the document, also when the desk hides it', async () => {
    const id = await mirrored('/1.pdf', await typedPdf([REPORT]));
    await mirrored('/2.pdf', await typedPdf([['İkinci', ...REPORT]]));
    await readDocuments(given.deps);
    expect(await stored()).toHaveLength(2);
    await given.deps.db.$client.query(
      `update properties set image_url = null, all_images = '', document_files = '{}' where id = $1`,
      [id],
    );
    await forgetUnusedFiles(given.deps);
    expect(await readDocuments(given.deps)).toMatchObject({ forgotten: 1 });
    const [left] = await stored();
    expect(left?.text).toContain('İkinci');
    const { rows } = await given.deps.db.$client.query('select sha256 from document_texts');
    const address = (await given.states()).find(({ sha256 }) => sha256 === rows[0].sha256);
    expect(address?.state).toBe('stored');
    await given.deps.db.$client.query(`insert into hidden_contents (sha256, hidden_at) values ($1, now())`, [
      rows[0].sha256,
    ]);
    expect(await readDocuments(given.deps)).toMatchObject({ forgotten: 1 });
    expect(await stored()).toEqual([]);
  }, 60_000);
});
