import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { forgetOldConversations } from './forget-old-conversations.ts';

cheapHashes();
const { deps, app } = await openTestApp();
const db = deps.db.$client;
afterAll(() => deps.close());
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await emptyTables(deps, 'support_conversations', 'users');
});

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
type Headers = Readonly<Record<string, string>>;

/** The headers of a visitor's browser. */
async function newVisitor(): Promise<Headers> {
  const payload = { name: 'Ayşe Yılmaz', email: 'ziyaretci@ornek.com' };
  const answer = await app.inject({ method: 'POST', url: '/api/support/visitor', payload });
  const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
  return { cookie };
}

async function upload(
  path: string,
  headers: Headers,
  content: Buffer,
  { name = 'Vekâlet.pdf', id = randomUUID() } = {},
) {
  const url = `${path}/files?clientId=${id}&name=${encodeURIComponent(name)}`;
  const type = { 'content-type': 'application/octet-stream' };
  const answer = await app.inject({ method: 'POST', url, headers: { ...headers, ...type }, payload: content });
  return { status: answer.statusCode, json: answer.json() };
}

const download = (url: string, headers: Headers) => app.inject({ url, headers });

it('both sides can send a file, only they can read it, and only as a download', async () => {
  const [visitor, other] = [await newVisitor(), await newVisitor()];
  const { headers: operator } = await enterDesk(app, deps, 'destek');
  const { headers: stranger } = await enterDesk(app, deps, 'destek');
  const { json: sent } = await upload('/api/support', visitor, PDF, { name: '../../x<y>/Vekâlet.html' });
  expect(sent).toMatchObject({ seq: 1 });
  const desk = `/api/desk/support/${sent.conversationId}`;
  const opened = (await download(desk, operator)).json();
  expect(opened.messages).toMatchObject([
    { text: 'Ek dosya: Vekâlet.pdf', file: { name: 'Vekâlet.pdf', bytes: PDF.length } },
  ]);
  const got = await download(`${desk}/files/1`, operator);
  expect(got.rawPayload).toEqual(PDF);
  expect(got.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Vekâlet.pdf')}`,
    'cache-control': 'private, no-store',
  });
  expect((await download(`${desk}/files/1`, stranger)).statusCode).toBe(404);
  expect((await upload(desk, operator, PDF)).json).toMatchObject({ seq: 2 });
  const own = `/api/support/files/${sent.conversationId}/2`;
  expect((await download(own, visitor)).rawPayload).toEqual(PDF);
  expect((await download(own, other)).statusCode).toBe(404);
  expect((await download(own, {})).statusCode).toBe(401);
});

it('no name of a file breaks out of the header that carries it (ASVS 5.4.2)', async () => {
  const visitor = await newVisitor();
  for (const name of [
    'a"; filename="b.html.pdf',
    "a''b.pdf",
    'a\r\nSet-Cookie: x=1.pdf',
    'a;b\u202Efdp.exe.pdf',
    '😀.pdf',
  ]) {
    const { status, json } = await upload('/api/support', visitor, PDF, { name });
    expect([name, status]).toEqual([name, 200]);
    const { headers } = await download(`/api/support/files/${json.conversationId}/${json.seq}`, visitor);
    expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w.%~!*()-]+\.pdf$/);
    expect(headers).not.toHaveProperty('set-cookie');
  }
});

it.each([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'Vekâlet.pdf', 400],
  ['a program', Buffer.from('MZ\x90\x00'), 'foto.jpg', 400],
  ['an archive', Buffer.from('Rar!\x1a\x07\x00'), 'ekler.rar', 400],
  ['a picture that is none', Buffer.from('\x89PNG\r\n\x1a\nxxxx', 'latin1'), 'foto.png', 400],
  ['nothing', Buffer.alloc(0), 'bos.pdf', 400],
  ['more than ten megabytes', Buffer.concat([PDF, Buffer.alloc(10 * 1024 ** 2)]), 'buyuk.pdf', 413],
])('%s is refused in Turkish, and no message is stored', async (_, content, name, status) => {
  const visitor = await newVisitor();
  const refused = await upload('/api/support', visitor, content, { name });
  expect(refused.status).toBe(status);
  expect(refused.json.message).toMatch(/eklenemez|en çok 10 MB|seçin/);
  const { rows } = await db.query('select 1 from support_messages');
  expect(rows).toEqual([]);
});

it('a file sent twice under the same id is one message, deleted with its conversation after three years', async () => {
  const visitor = await newVisitor();
  const id = randomUUID();
  const [one, two] = await Promise.all([1, 2].map(() => upload('/api/support', visitor, PDF, { id })));
  expect(one).toEqual(two);
  expect(one?.status).toBe(200);
  const key = `support/${one?.json.conversationId}/1.pdf`;
  expect(await deps.files.locked.has(key)).toBe(true);
  deps.setNow(new Date('2029-11-20T10:00:00Z'));
  expect(await forgetOldConversations(deps)).toEqual({ conversations: 1 });
  expect(await deps.files.locked.has(key)).toBe(false);
});
