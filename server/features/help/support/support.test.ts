import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newCaller } from '#tests/support/accounts/call-as.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { mailAnswers } from '#tests/support/mail/send-letters.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { forgetOldConversations } from './forget-old-conversations.ts';

cheapHashes();
const { deps, app } = await openTestApp();
const db = deps.db.$client;
afterAll(() => deps.close());
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  deps.sentMails.length = 0;
  await emptyTables(deps, 'support_conversations', 'users');
});

const later = (minutes: number) => deps.setNow(new Date(TEST_NOW.getTime() + minutes * 60_000));
const answersSent = () => deps.sentMails.filter(({ subject }) => subject.startsWith('Destek yanıtınız'));
const message = (text: string, more: object = {}) => ({ clientId: randomUUID(), text, ...more });

/** A visitor's browser that gave a name and an e-mail. */
async function newVisitor(email = 'ziyaretci@ornek.com') {
  const payload = { name: 'Ayşe Yılmaz', email };
  const answer = await app.inject({ method: 'POST', url: '/api/support/visitor', payload });
  const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
  return async (method: 'GET' | 'POST', url: string, body?: object) => {
    const sent = await app.inject({ method, url, headers: { cookie }, ...(body && { payload: body }) });
    return { status: sent.statusCode, json: sent.json(), cookie };
  };
}

async function newOperator() {
  const { headers } = await enterDesk(app, deps, 'destek');
  return async (method: 'GET' | 'POST', url: string, body?: object) => {
    const answer = await app.inject({
      method,
      url: `/api/desk/support${url}`,
      headers,
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, json: answer.json() };
  };
}

describe('a person', () => {
  it('a visitor without an account gives name and e-mail before writing', async () => {
    const refused = await app.inject({ method: 'POST', url: '/api/support/messages', payload: message('Merhaba') });
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'SUPPORT_VISITOR']);
    const visitor = await newVisitor();
    expect((await visitor('POST', '/api/support/messages', message('Merhaba'))).status).toBe(200);
    const { json } = await visitor('GET', '/api/support');
    expect(json).toMatchObject({ isKnown: true, messages: [{ seq: 1, from: 'person', text: 'Merhaba' }] });
  });

  it('can send a message repeatedly under one id, even concurrently or after closing, and it is stored once', async () => {
    const member = await newCaller(app);
    const first = message('Teminat ne zaman yatırılır?');
    const answers = await Promise.all([1, 2, 3].map(() => member.call('POST', '/api/support/messages', first)));
    const [one] = answers;
    for (const answer of answers) expect(answer).toEqual(one);
    await db.query(`update support_conversations set state = 'closed'`);
    expect(await member.call('POST', '/api/support/messages', first)).toEqual(one);
    expect((await member.call('GET', '/api/support')).json.messages).toHaveLength(1);
  });

  it('sees no conversation of others', async () => {
    const [one, other] = [await newVisitor(), await newVisitor()];
    await one('POST', '/api/support/messages', message('Gizli'));
    expect((await other('GET', '/api/support')).json).toMatchObject({ conversation: null, messages: [] });
    expect((await other('POST', '/api/support/read', { seq: 1 })).status).toBe(404);
  });

  it('sees how many answers are unread; asking does not mark them as read', async () => {
    const [visitor, operator] = [await newVisitor(), await newOperator()];
    const unread = async () => (await visitor('GET', '/api/support/unread')).json;
    expect(await unread()).toEqual({ unread: 0, isOpen: false });
    const { conversationId } = (await visitor('POST', '/api/support/messages', message('Soru'))).json;
    expect(await unread()).toEqual({ unread: 0, isOpen: true });
    await operator('POST', `/${conversationId}/messages`, message('Bir'));
    await operator('POST', `/${conversationId}/messages`, message('İki'));
    expect(await unread()).toEqual({ unread: 2, isOpen: true });
    await visitor('POST', '/api/support/read', { seq: 2 });
    expect(await unread()).toEqual({ unread: 1, isOpen: true });
    await db.query(`update support_conversations set state = 'closed'`);
    expect(await unread()).toEqual({ unread: 1, isOpen: false });
    later(30);
    await mailAnswers(deps);
    expect(answersSent()).toHaveLength(1);
  });

  it('gets a newer conversation in full, whatever position in the older one is sent', async () => {
    const [member, operator] = [await newCaller(app), await newOperator()];
    const write = async (text: string) =>
      (await member.call('POST', '/api/support/messages', message(text))).json.conversationId as number;
    const older = await write('Bir');
    await write('İki');
    await operator('POST', `/${older}/state`, { state: 'closed' });
    const newer = await write('Yeni');
    const asked = (id: number) => member.call('GET', `/api/support?conversation=${id}&after=2`);
    expect((await asked(older)).json).toMatchObject({ conversation: { id: newer }, messages: [{ text: 'Yeni' }] });
    expect((await asked(newer)).json.messages).toEqual([]);
    expect((await member.call('GET', `/api/support/stream?conversation=${older}`)).status).toBe(404);
  });

  it.each(['', ' \n ', 'x'.repeat(4001)])('is refused an empty or too long message in Turkish', async (text) => {
    const member = await newCaller(app);
    const { status, json } = await member.call('POST', '/api/support/messages', message(text));
    expect({ status, field: json.field }).toEqual({ status: 400, field: 'text' });
  });

  it('can write at most twenty messages a minute', async () => {
    const member = await newCaller(app);
    for (let at = 0; at < 20; at += 1) await member.call('POST', '/api/support/messages', message(`${at}`));
    expect((await member.call('POST', '/api/support/messages', message('bir daha'))).status).toBe(429);
    later(1.1);
    expect((await member.call('POST', '/api/support/messages', message('bir daha'))).status).toBe(200);
  });

  it('can rate a conversation when it is over', async () => {
    const [member, operator] = [await newCaller(app), await newOperator()];
    const { json } = await member.call('POST', '/api/support/messages', message('Soru'));
    expect((await member.call('POST', '/api/support/rating', { rating: 5 })).status).toBe(409);
    await operator('POST', `/${json.conversationId}/state`, { state: 'closed' });
    expect((await member.call('POST', '/api/support/rating', { rating: 6 })).status).toBe(400);
    expect((await member.call('POST', '/api/support/rating', { rating: 5 })).status).toBe(200);
    expect((await member.call('GET', '/api/support')).json.conversation).toMatchObject({ state: 'closed', rating: 5 });
  });
});

describe('the desk', () => {
  it('lists premium first, then the longest wait, and shows only how the last message begins', async () => {
    const operator = await newOperator();
    const [free, premium] = [await newCaller(app), await newCaller(app)];
    await db.query(
      `insert into payments (user_id, amount, provider, reference, paid_at, valid_until)
       values ($1, 99, 'banka', 'P-1', $2, $2::timestamptz + interval '1 month')`,
      [premium.id, TEST_NOW],
    );
    await free.call('POST', '/api/support/messages', message('Önce ben, 0532 123 45 67'));
    later(1);
    await premium.call('POST', '/api/support/messages', message('Sonra ben', { propertyId: 7 }));
    const { json } = await operator('GET', '');
    expect(json.conversations).toMatchObject([
      { plan: 'premium', propertyId: 7, unread: 1, preview: { from: 'person', text: 'Sonra ben' } },
      { plan: 'free', propertyId: null, unread: 1, preview: { text: expect.stringMatching(/^Önce ben, \D+$/) } },
    ]);
    const { id } = json.conversations[0];
    await operator('POST', `/${id}/messages`, message('Bakıyoruz'));
    expect((await operator('GET', '?state=waiting')).json.conversations).toMatchObject([
      { preview: { from: 'operator', text: 'Bakıyoruz' } },
    ]);
    expect(JSON.stringify(json)).not.toContain('ornek.example');
    expect((await operator('GET', '?q=önce')).json.conversations).toMatchObject([{ plan: 'free' }]);
  });

  it('notes each opening, answers once, and measures the first answer against its promise', async () => {
    const [member, operator] = [await newCaller(app), await newOperator()];
    const id = (await member.call('POST', '/api/support/messages', message('Soru'))).json.conversationId;
    const opened = await operator('GET', `/${id}`);
    expect(opened.json).toMatchObject({ memberId: member.id, messages: [{ text: 'Soru' }], listings: [] });
    const { rows } = await db.query(
      `select subject_id from audit_log where act = 'support.open' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ subject_id: String(id) }]);
    later(30);
    const answer = message('Yanıt');
    const sent = await operator('POST', `/${id}/messages`, answer);
    expect(await operator('POST', `/${id}/messages`, answer)).toEqual(sent);
    await operator('POST', `/${id}/notes`, { text: 'Not' });
    expect((await operator('GET', `/${id}/notes`)).json.notes).toMatchObject([{ text: 'Not' }]);
    const { json } = await operator('GET', '?state=waiting');
    expect(json.conversations).toMatchObject([{ id, dueAt: null, assignee: expect.stringContaining('gorevli') }]);
    expect(json.firstAnswers[1]).toMatchObject({ plan: 'others', answered: 1, inTime: 1, medianMinutes: 30 });
    expect(JSON.stringify((await member.call('GET', '/api/support')).json)).not.toContain('Not"');
  });

  it('shows the messages of a conversation only to operators who have opened it', async () => {
    const [member, one, other] = [await newCaller(app), await newOperator(), await newOperator()];
    const id = (await member.call('POST', '/api/support/messages', message('Gizli soru'))).json.conversationId;
    await one('GET', `/${id}`);
    for (const path of [`/${id}/messages`, `/${id}/notes`, `/${id}/stream`])
      expect((await other('GET', path)).status).toBe(404);
    expect((await one('GET', `/${id}/messages`)).json.messages).toMatchObject([{ text: 'Gizli soru' }]);
  });

  it('finds a conversation by part of its text, in any case and in every state', async () => {
    const [member, operator] = [await newCaller(app), await newOperator()];
    const { json } = await member.call('POST', '/api/support/messages', message('İSTANBUL’daki IŞIK Sokak %50_'));
    await operator('POST', `/${json.conversationId}/state`, { state: 'closed' });
    for (const q of ['istanbul', 'ışık sokak', 'isik', '%50_'])
      expect((await operator('GET', `?state=all&q=${encodeURIComponent(q)}`)).json.conversations).toHaveLength(1);
    for (const q of ['ankara', '5%', 'sokak_'])
      expect((await operator('GET', `?state=all&q=${encodeURIComponent(q)}`)).json.conversations).toEqual([]);
  });

  it('saves ready answers, and logs each change', async () => {
    const { headers } = await enterDesk(app, deps, 'destek');
    const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
      const given = { method, url: `/api/desk/support/ready${url}`, headers, ...(payload && { payload }) };
      const answer = await app.inject(given);
      return { status: answer.statusCode, json: answer.json() };
    };
    expect((await call('POST', '', { title: 'Selam', text: 'Merhaba' })).json).toEqual({
      message: 'Hazır yanıt eklendi.',
    });
    const [{ id }] = (await call('GET', '')).json.answers;
    await call('PUT', `/${id}`, { title: 'Selam', text: 'İyi günler' });
    expect((await call('GET', '')).json.answers).toEqual([{ id, title: 'Selam', text: 'İyi günler' }]);
    expect((await call('POST', '', { title: ' ', text: 'x' })).json).toMatchObject({ field: 'title' });
    await call('DELETE', `/${id}`);
    expect((await call('DELETE', `/${id}`)).status).toBe(404);
    const { rows } = await db.query(`select before, after from audit_log where act = 'support.ready' order by id`);
    expect(rows).toEqual([
      { before: null, after: 'Selam' },
      { before: 'Selam', after: 'Selam' },
      { before: 'Selam', after: null },
    ]);
  });

  it('keeps spam marked as spam without showing that to its writer', async () => {
    const [visitor, operator] = [await newVisitor(), await newOperator()];
    const { json } = await visitor('POST', '/api/support/messages', message('Reklam'));
    await operator('POST', `/${json.conversationId}/state`, { state: 'spam' });
    await visitor('POST', '/api/support/messages', message('Reklam'));
    expect((await visitor('GET', '/api/support')).json.conversation).toMatchObject({ state: 'open', lastSeq: 2 });
    expect((await operator('GET', '')).json.conversations).toEqual([]);
  });

  it('shows messages of the contact form in the same inbox, answered by mail', async () => {
    const operator = await newOperator();
    const payload = { name: 'Ali', email: 'ali@ornek.com', subject: 'Konu', message: 'Formdan' };
    await app.inject({ method: 'POST', url: '/api/contact', payload });
    const [row] = (await operator('GET', '')).json.conversations;
    expect(row).toMatchObject({ kind: 'form', plan: null });
    await operator('POST', `/${row.id}/messages`, message('Yanıtımız'));
    later(4);
    expect(await mailAnswers(deps)).toMatchObject({ sent: 1, failed: 0 });
    expect(answersSent()).toMatchObject([{ to: 'ali@ornek.com', text: expect.stringContaining('Yanıtımız') }]);
    expect(answersSent()[0]?.text).not.toContain('Formdan');
  });
});

describe('an answer', () => {
  it('is mailed once its reader has been away for minutes: several in one mail, and each only once', async () => {
    const [visitor, operator] = [await newVisitor(), await newOperator()];
    const { json } = await visitor('POST', '/api/support/messages', message('Benim sözüm'));
    await visitor('GET', '/api/support');
    await operator('POST', `/${json.conversationId}/messages`, message('Bir'));
    await operator('POST', `/${json.conversationId}/messages`, message('İki'));
    later(2);
    expect(await mailAnswers(deps)).toMatchObject({ sent: 0, failed: 0 });
    later(4);
    expect(await mailAnswers(deps)).toMatchObject({ sent: 1, failed: 0 });
    expect(await mailAnswers(deps)).toMatchObject({ sent: 0, failed: 0 });
    expect(answersSent()).toHaveLength(1);
    expect(answersSent()[0]).toMatchObject({ to: 'ziyaretci@ornek.com', text: expect.stringContaining('Bir\n\nİki') });
    expect(answersSent()[0]?.text).not.toContain('Benim sözüm');
  });

  it('includes a link that opens the conversation in another browser, once and within seven days', async () => {
    const [first, operator] = [await newVisitor(), await newOperator()];
    const { json } = await first('POST', '/api/support/messages', message('Soru'));
    const linkAfter = async (minutes: number) => {
      await operator('POST', `/${json.conversationId}/messages`, message('Yanıt'));
      later(minutes);
      await mailAnswers(deps);
      return /#destek=([\w-]{43})\n/.exec(answersSent().at(-1)?.text ?? '')?.[1] ?? '';
    };
    const follow = (token: string) => app.inject({ method: 'POST', url: '/api/support/link', payload: { token } });
    const [revoked, token] = [await linkAfter(10), await linkAfter(20)];
    expect((await follow(revoked)).statusCode).toBe(404);
    later(20 + 7 * 24 * 60);
    expect((await follow(token)).statusCode).toBe(404);
    later(21);
    const taken = await follow(token);
    expect(taken.statusCode).toBe(200);
    const [cookie = ''] = String(taken.headers['set-cookie']).split(';');
    const seen = (await app.inject({ url: '/api/support', headers: { cookie } })).json();
    expect(seen).toMatchObject({ writesAs: { name: 'Ayşe Yılmaz' }, conversation: { id: json.conversationId } });
    // The person who typed the address may not be its owner: from now on they can't read the conversation.
    expect((await first('GET', '/api/support')).json).toMatchObject({ conversation: null, messages: [] });
    expect((await follow(token)).statusCode).toBe(404);
    expect((await operator('GET', `/${json.conversationId}`)).json.isEmailProven).toBe(true);
    const member = await newCaller(app);
    expect((await member.call('POST', '/api/support/link', { token })).status).toBe(409);
  });

  it('is not mailed if it was read', async () => {
    const [visitor, operator] = [await newVisitor(), await newOperator()];
    const { json } = await visitor('POST', '/api/support/messages', message('Soru'));
    await operator('POST', `/${json.conversationId}/messages`, message('Bir'));
    await visitor('POST', '/api/support/read', { seq: 2 });
    later(10);
    expect(await mailAnswers(deps)).toMatchObject({ sent: 0, failed: 0 });
  });

  it('reaches an open stream; after a reconnection only missed messages follow, each once', async () => {
    const [visitor, operator] = [await newVisitor(), await newOperator()];
    const { json, cookie } = await visitor('POST', '/api/support/messages', message('Soru'));
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await openStream(origin, cookie);
    expect(await stream.next()).toEqual([1, 'Soru']);
    await operator('POST', `/${json.conversationId}/messages`, message('Bir'));
    expect(await stream.next()).toEqual([2, 'Bir']);
    await stream.cut();
    await operator('POST', `/${json.conversationId}/messages`, message('İki'));
    const again = await openStream(origin, cookie, 2);
    expect(await again.next()).toEqual([3, 'İki']);
    await again.cut();
  });
});

/** Reads the messages of a stream in order. */
async function openStream(origin: string, cookie: string, after?: number) {
  const headers = { cookie, ...(after !== undefined && { 'last-event-id': String(after) }) };
  const { body } = await fetch(`${origin}/api/support/stream`, { headers });
  if (!body) throw new Error('No stream.');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    async next(): Promise<[number, string]> {
      for (;;) {
        const found = /event: message\ndata: (.*)\n\n/.exec(text);
        if (found) {
          text = text.slice(found.index + found[0].length);
          const { seq, text: said } = JSON.parse(found[1] ?? '');
          return [seq, said];
        }
        const { value, done } = await reader.read();
        if (done) throw new Error('The stream ended.');
        text += value;
      }
    },
    cut: () => reader.cancel(),
  };
}

it('an account’s deletion detaches its conversation: no mail is sent, and the operator keeps it', async () => {
  const [member, operator] = [await newCaller(app), await newOperator()];
  const { json } = await member.call('POST', '/api/support/messages', message('Soru'));
  await operator('POST', `/${json.conversationId}/messages`, message('Yanıt'));
  await db.query('delete from users where id = $1', [member.id]);
  later(10);
  expect(await mailAnswers(deps)).toMatchObject({ sent: 0, failed: 0 });
  expect((await operator('GET', `/${json.conversationId}`)).json).toMatchObject({ memberId: null });
});

it('a conversation is deleted three years after its last message', async () => {
  const visitor = await newVisitor();
  await visitor('POST', '/api/support/messages', message('Soru'));
  deps.setNow(new Date('2029-11-20T08:00:00Z'));
  expect(await forgetOldConversations(deps)).toEqual({ conversations: 0 });
  deps.setNow(new Date('2029-11-20T10:00:00Z'));
  expect(await forgetOldConversations(deps)).toEqual({ conversations: 1 });
});
