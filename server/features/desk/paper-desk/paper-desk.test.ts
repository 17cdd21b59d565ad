import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readDocuments } from '#server/features/intake/document-texts/index.ts';
import { makeFindings } from '#server/features/market/document-findings/index.ts';
import { pageReaders } from '#server/platform/decoders/decoders.ts';
import { DAY_MS, istanbulDate } from '#shared/text/dates.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { openMirrorTest } from '#tests/support/open-mirror-test.ts';
import { REPORT, typedPdf } from '#tests/support/papers/make-paper.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';

cheapHashes();
const given = await openMirrorTest();
const { deps, app } = given;
let token = '';
beforeAll(async () => {
  token = (await enterDesk(app, deps, 'icerik')).token;
});
afterAll(async () => {
  pageReaders.end();
  await given.close();
});
beforeEach(async () => {
  await given.reset();
  await emptyTables(deps, 'document_texts', 'hidden_contents');
});

const why = 'Okuyucu düzeldi';
const papers = async () => (await callApi(app, 'GET', '/api/desk/papers', { token })).json;
const ofListing = async (id: number) =>
  (await callApi(app, 'GET', `/api/desk/listings/${id}/papers`, { token })).json.papers;
const askAgain = (sha256: string, body: object = { why }) =>
  callApi(app, 'POST', `/api/desk/papers/${sha256}/read-again`, { token, body });
const nameOf = (body: Buffer | string) => createHash('sha256').update(body).digest('hex');

async function mirrored(path: string, body: Buffer | string, endDate?: Date): Promise<number> {
  given.source.answers.set(path, { body });
  const { id } = await given.record({
    sourceKey: path,
    title: `İlan ${path}`,
    documentFiles: [given.urlOf(path)],
    ...(endDate && { endDate }),
  });
  await given.mirror();
  return id;
}

describe('the desk', () => {
  it('shows what waits, what was read on which day, and failed documents with listing and reason', async () => {
    const soon = new Date(TEST_NOW.getTime() + 2 * DAY_MS);
    const broken = await mirrored('/bozuk.pdf', '%PDF-1.7 hiçbir şey', soon);
    await mirrored('/iyi.pdf', await typedPdf([REPORT, REPORT]));
    expect(await papers()).toMatchObject({
      queue: { documents: 2, again: 0, since: TEST_NOW.toISOString(), firstEnd: soon.toISOString() },
      failures: { total: 0, papers: [] },
    });
    await readDocuments(deps);
    const { queue, days, failures, reader, agreement } = await papers();
    expect(queue).toEqual({ documents: 0, again: 0, since: null, firstEnd: null });
    expect(days).toHaveLength(14);
    expect(days[0]).toEqual({ day: istanbulDate(TEST_NOW), pages: 2, failedPages: 0, words: 0, sureWords: 0 });
    expect(days[1]).toMatchObject({ pages: 0 });
    expect(reader.outside).toBeNull();
    expect(agreement).toEqual({ own: null, outside: null });
    expect(failures.total).toBe(1);
    expect(failures.papers[0]).toMatchObject({
      name: 'bozuk.pdf',
      state: 'failed',
      reason: 'broken',
      listings: [{ id: broken, title: 'İlan /bozuk.pdf' }],
    });
    expect((await app.inject({ url: failures.papers[0].shownAt })).statusCode).toBe(200);
  }, 60_000);

  it('lists a document without any text as blank, next to those that could not be read', async () => {
    const blank = await typedPdf([REPORT]);
    const id = await mirrored('/bos.pdf', blank);
    await readDocuments(deps);
    expect((await papers()).failures.total).toBe(0);
    // The stored form of a scanned empty sheet.
    await deps.db.$client.query(`update document_pages set by = 'scan', words = '[]', text = '', word_count = 0`);
    expect((await papers()).failures).toMatchObject({
      total: 1,
      papers: [{ name: 'bos.pdf', state: 'read', isBlank: true, isUnreadable: false, listings: [{ id }] }],
    });
    expect((await ofListing(id))[0]).toMatchObject({ isBlank: true, readPages: 1 });
  }, 60_000);

  it('lists documents that failed this week or wait for more than a day in its queue', async () => {
    const waiting = async () => (await callApi(app, 'GET', '/api/desk/waiting', { token })).json.waiting;
    const kinds = async () => (await waiting()).filter(({ kind }: { kind: string }) => kind === 'paper');
    await mirrored('/bozuk.pdf', '%PDF-1.7 hiçbir şey');
    expect(await kinds()).toEqual([]);
    // Operators are signed out after hours, so the test makes the document older instead.
    const older = (table: string, column: string, days: number) =>
      deps.db.$client.query(`update ${table} set ${column} = ${column} - ${days} * interval '1 day'`);
    await older('mirrored_files', 'stored_at', 2);
    expect(await kinds()).toMatchObject([{ count: 1, since: inDays(-2).toISOString() }]);
    await readDocuments(deps);
    expect(await kinds()).toMatchObject([{ count: 1, since: TEST_NOW.toISOString() }]);
    await older('document_texts', 'read_at', 8);
    expect(await kinds()).toEqual([]);
  }, 60_000);
});

describe('a document that the desk wants read again', () => {
  it('is read first, keeps its text until then, and the log says who requested it and why', async () => {
    const pdf = await typedPdf([REPORT]);
    const id = await mirrored('/rapor.pdf', pdf);
    await readDocuments(deps);
    await makeFindings(deps);
    const [paper] = await ofListing(id);
    expect(paper).toMatchObject({ name: 'rapor.pdf', state: 'read', isAsked: false, pages: 1, readPages: 1 });
    // As if the reader had found nothing useful.
    await deps.db.$client.query(`update document_pages set words = '[]', text = '', word_count = 0`);
    expect(await askAgain(paper.sha256)).toMatchObject({ status: 200 });
    expect((await ofListing(id))[0]).toMatchObject({ state: 'read', isAsked: true, readPages: 1 });
    expect((await papers()).queue).toMatchObject({ documents: 1, again: 1, since: null });
    expect(await askAgain(paper.sha256)).toMatchObject({ status: 409 });
    await mirrored('/sonra.pdf', await typedPdf([['Sonra', ...REPORT]]), new Date(TEST_NOW.getTime() + DAY_MS));
    expect(await readDocuments(deps)).toMatchObject({ documents: 2 });
    const { rows } = await deps.db.$client.query('select sha256, text from document_pages order by xmin::text::bigint');
    expect(rows[0]).toMatchObject({ sha256: nameOf(pdf), text: expect.stringContaining('1285 ada') });
    expect((await ofListing(id))[0]).toMatchObject({ state: 'read', isAsked: false });
    expect(await makeFindings(deps)).toMatchObject({ documents: 2 });
    const log = await callApi(app, 'GET', `/api/desk/listings/${id}/audit`, { token });
    expect(log.json.entries[0]).toMatchObject({
      act: 'paper.readAgain',
      reason: why,
      after: { document: nameOf(pdf).slice(0, 12) },
    });
  }, 60_000);

  it('needs a reason, an open listing and a previous reading', async () => {
    const pdf = await typedPdf([REPORT]);
    const id = await mirrored('/rapor.pdf', pdf);
    expect(await askAgain(nameOf(pdf))).toMatchObject({ status: 409 });
    await readDocuments(deps);
    expect(await askAgain(nameOf(pdf), { why: '' })).toMatchObject({ status: 400 });
    expect(await askAgain('0'.repeat(64))).toMatchObject({ status: 404 });
    await deps.db.$client.query('update properties set is_open = false where id = $1', [id]);
    expect(await askAgain(nameOf(pdf))).toMatchObject({ status: 404 });
  }, 60_000);
});
