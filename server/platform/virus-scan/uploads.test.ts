import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { newCompany } from '#tests/support/companies/key-callers.ts';
import { openTestApp, type TestApp } from '#tests/support/open-test-app.ts';
import { EICAR, startClamdStandIn } from '#tests/support/uploads/clamd-stand-in.ts';
import { ScanFailed, scanWithClamd } from './clamd.ts';

cheapHashes();
const clamd = await startClamdStandIn({ streamMaxLength: 1_000_000 });
afterAll(() => clamd.close());

const CLEAN = Buffer.from('%PDF-1.7\n%%EOF\n');
const INFECTED = Buffer.from(`%PDF-1.7\n${EICAR}\n%%EOF\n`);
const NOBODY = 'tcp://127.0.0.1:1';

type Send = (content: Buffer) => Promise<{ status: number; code?: string; field?: string }>;
type Door = 'file of a conversation' | 'file of an answer' | 'logo' | 'file at the desk';

/** The number of stored uploads, of all kinds. */
async function countKept({ db }: TestApp['deps']): Promise<number> {
  const { rows } = await db.$client.query(
    `select (select count(*) from support_files) + (select count(*) from organisation_logos)
     + (select count(*) from dropped_files) as kept`,
  );
  return Number(rows[0].kept);
}

/** All routes through which people upload a file. */
async function openDoors({ app, deps }: TestApp): Promise<Record<Door, Send>> {
  const visitor = await app.inject({
    method: 'POST',
    url: '/api/support/visitor',
    payload: { name: 'Ayşe Yılmaz', email: 'ziyaretci@ornek.com' },
  });
  const cookie = String(visitor.headers['set-cookie']).split(';')[0] ?? '';
  const said = await app.inject({
    method: 'POST',
    url: '/api/support/messages',
    headers: { cookie },
    payload: { clientId: randomUUID(), text: 'Merhaba' },
  });
  const support = (await enterDesk(app, deps, 'destek')).headers;
  const desk = (await enterDesk(app, deps, 'icerik')).headers;
  const company = await newCompany({ app, deps }, new Date('2027-12-01'));
  const conversation = `/api/desk/support/${said.json().conversationId}`;
  await app.inject({ url: conversation, headers: support });
  const sending =
    (url: () => string, headers: Record<string, string>): Send =>
    async (payload) => {
      const type = { 'content-type': 'application/octet-stream' };
      const answer = await app.inject({ method: 'POST', url: url(), headers: { ...headers, ...type }, payload });
      return { status: answer.statusCode, ...answer.json() };
    };
  const named = () => `clientId=${randomUUID()}&name=Dosya.pdf`;
  return {
    'file of a conversation': sending(() => `/api/support/files?${named()}`, { cookie }),
    'file of an answer': sending(() => `${conversation}/files?${named()}`, support),
    logo: sending(() => `/api/organisations/${company.id}/logo`, company.owner.headers),
    'file at the desk': sending(() => '/api/desk/collection/files?name=ilan.pdf', desk),
  };
}

const DOORS: readonly Door[] = ['file of a conversation', 'file of an answer', 'logo', 'file at the desk'];

describe('with a scanner', () => {
  let test: TestApp;
  let doors: Record<Door, Send>;
  beforeAll(async () => {
    test = await openTestApp({ CLAMD: clamd.address });
    doors = await openDoors(test);
  });
  afterAll(() => test.deps.close());

  it.each(DOORS)('an infected %s is refused, and nothing of it is kept', async (door) => {
    const kept = await countKept(test.deps);
    expect(await doors[door](INFECTED)).toMatchObject({ status: 400, code: 'FILE_INFECTED', field: 'file' });
    expect(await countKept(test.deps)).toBe(kept);
  });

  it('a clean file is scanned completely and accepted', async () => {
    expect(await doors['file of a conversation'](CLEAN)).toMatchObject({ status: 200 });
    expect(clamd.scanned.at(-1)).toEqual(CLEAN);
  });

  it('a file too large for the scanner is refused', async () => {
    const large = Buffer.concat([CLEAN, Buffer.alloc(1_000_000)]);
    expect(await doors['file of a conversation'](large)).toMatchObject({ status: 413, code: 'TOO_LARGE' });
  });
});

describe('without an answer from the scanner', () => {
  it('every upload is refused, with a request to try again', async () => {
    const test = await openTestApp({ CLAMD: NOBODY });
    const doors = await openDoors(test);
    for (const door of DOORS) expect(await doors[door](CLEAN)).toMatchObject({ status: 503, code: 'SCAN_UNAVAILABLE' });
    expect(await countKept(test.deps)).toBe(0);
    await test.deps.close();
  });

  it('a silent scanner times out', async () => {
    const silent = await startClamdStandIn({ isSilent: true });
    await expect(scanWithClamd(silent.address, CLEAN, 100)).rejects.toThrow(ScanFailed);
    await silent.close();
  });
});

it('without the setting files are accepted unscanned', async () => {
  const test = await openTestApp();
  const doors = await openDoors(test);
  const scanned = clamd.scanned.length;
  expect(await doors['file of a conversation'](INFECTED)).toMatchObject({ status: 200 });
  expect(clamd.scanned).toHaveLength(scanned);
  await test.deps.close();
});
