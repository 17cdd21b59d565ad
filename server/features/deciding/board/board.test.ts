import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { type BoardCard, boardSchema } from '#shared/board/board.ts';
import { startingChecks } from '#shared/board/board-rules.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { newCaller } from '#tests/support/accounts/call-as.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';

cheapHashes();
const { deps, app } = await openTestApp();
const [ali, oya] = [await newCaller(app), await newCaller(app)];
afterAll(() => deps.close());
beforeEach(() => emptyTables(deps, 'properties'));

const PATH = '/api/user/board';

async function savedListing(given: Partial<ListingRecord> = {}): Promise<{ id: number; record: ListingRecord }> {
  const record = makeListingRecord(given);
  await recordListings(deps, [record]);
  const { rows } = await deps.db.$client.query('select id from properties where source_key = $1', [record.sourceKey]);
  const id = Number(rows[0].id);
  expect((await ali.call('POST', '/api/user/saved-ads', { propertyId: id })).status).toBe(200);
  return { id, record };
}

async function cardOf(id: number, caller = ali): Promise<BoardCard | undefined> {
  return boardSchema.parse((await caller.call('GET', PATH)).json).cards.find(({ propertyId }) => propertyId === id);
}

describe('a board', () => {
  it('contains the saved listings, initially with the stage and the checks of their kind', async () => {
    const { id } = await savedListing({ categoryNumber: '2' });
    expect(await cardOf(id)).toMatchObject({
      stage: 'watching',
      notes: '',
      tags: [],
      highestBid: null,
      ownValue: null,
      checks: startingChecks('2'),
      version: 0,
      changedAt: null,
    });
    expect(await cardOf(id, oya)).toBeUndefined();
  });

  it('saves each change and keeps fields that the request does not name', async () => {
    const { id } = await savedListing();
    const first = await ali.call('PUT', `${PATH}/${id}`, { version: 0, stage: 'examining', highestBid: 125_000_050 });
    expect([first.status, first.json.version]).toEqual([200, 1]);
    const second = { version: 1, notes: 'Çatısı akıyor.', tags: ['köşe', 'acil'], ownValue: 150_000_000 };
    expect((await ali.call('PUT', `${PATH}/${id}`, second)).status).toBe(200);
    const checks = [{ text: 'Komşuyla konuşuldu', isDone: true }];
    expect((await ali.call('PUT', `${PATH}/${id}`, { version: 2, checks, highestBid: null })).status).toBe(200);
    const { version: _, ...noted } = second;
    expect(await cardOf(id)).toMatchObject({ ...noted, stage: 'examining', highestBid: null, checks, version: 3 });
  });

  it('loses no concurrent change: the later window gets a conflict', async () => {
    const { id } = await savedListing();
    const change = (notes: string) => ali.call('PUT', `${PATH}/${id}`, { version: 0, notes });
    const answers = await Promise.all(['bir', 'iki', 'üç'].map(change));
    const [kept] = answers.filter(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'BOARD_CARD_CHANGED' });
    expect((await cardOf(id))?.notes).toBe(kept?.json.notes);
  });

  it('shows the previous notes when a listing is saved again, and the outcome of its auction', async () => {
    const { id, record } = await savedListing();
    await ali.call('PUT', `${PATH}/${id}`, { version: 0, notes: 'kalsın' });
    await ali.call('DELETE', `/api/user/saved-ads/${id}`);
    expect(await cardOf(id)).toBeUndefined();
    expect(await ali.call('PUT', `${PATH}/${id}`, { version: 1, notes: 'x' })).toMatchObject({ status: 404 });
    await ali.call('POST', '/api/user/saved-ads', { propertyId: id });
    await recordListings(deps, [{ ...record, status: 'sold', soldPrice: 900_000 }]);
    const card = await cardOf(id);
    expect([card?.notes, card?.hasEnded, card?.property.status, card?.property.soldPrice]).toEqual([
      'kalsın',
      true,
      'sold',
      900_000,
    ]);
  });

  it('removes characters that a text can’t contain', async () => {
    const { id } = await savedListing();
    const odd = {
      version: 0,
      notes: 'bir\n\niki\u0000\ud800',
      tags: [' köşe\u0000 '],
      checks: [{ text: 'a\ud800', isDone: true }],
    };
    expect(await ali.call('PUT', `${PATH}/${id}`, odd)).toMatchObject({
      status: 200,
      json: { notes: 'bir\n\niki\ufffd', tags: ['köşe'], checks: [{ isDone: true }] },
    });
  });

  it('refuses invalid values with a sentence', async () => {
    const { id } = await savedListing();
    const wrong = [
      {},
      { version: -1 },
      { version: 0, stage: 'bought' },
      { version: 0, notes: 'x'.repeat(4001) },
      { version: 0, tags: ['aynı', 'aynı'] },
      { version: 0, tags: [' '] },
      { version: 0, highestBid: -1 },
      { version: 0, ownValue: 1.5 },
      { version: 0, checks: [{ text: '', isDone: false }] },
      { version: 0, checks: Array.from({ length: 31 }, (_, at) => ({ text: `${at}`, isDone: false })) },
      [],
    ];
    for (const body of wrong)
      expect(await ali.call('PUT', `${PATH}/${id}`, body), JSON.stringify(body)).toMatchObject({ status: 400 });
    expect((await cardOf(id))?.version).toBe(0);
  });

  it('is exported as files without formulas, and is included in the member’s export', async () => {
    const { id } = await savedListing({ title: '=1+1 daire' });
    await ali.call('PUT', `${PATH}/${id}`, { version: 0, notes: '=HYPERLINK("x")', highestBid: 125_000_050 });
    const { authorization } = ali.headers;
    const csv = await app.inject({ url: `${PATH}.csv`, headers: { authorization } });
    expect(csv.body).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv.body).toContain(';1250000,5;');
    const xlsx = await app.inject({ url: `${PATH}.xlsx`, headers: { authorization } });
    expect([xlsx.statusCode, xlsx.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    const { json } = await ali.call('GET', '/api/user/export');
    expect(json.board).toEqual([expect.objectContaining({ propertyId: id, notes: '=HYPERLINK("x")' })]);
  });
});
