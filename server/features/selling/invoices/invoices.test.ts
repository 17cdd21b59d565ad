import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeSheet, openSheet, setFace, tagged } from '#server/platform/pdf/pdf-sheet.ts';
import { isSigned, signatureHeaders } from '#server/platform/webhooks/standard-webhooks.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { sendInvoices, sendOrderMails } from '#tests/support/mail/send-letters.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { openShopper, type Shopper } from '#tests/support/orders/buy.ts';
import { SELLER_SETTINGS } from '#tests/support/orders/seller-settings.ts';
import { TEST_PAPERS, TRANSFER_SETTINGS } from '#tests/support/orders/test-papers.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { confirmRefund, confirmTransfer } from '../orders/index.ts';
import { invoiceCsv, listTasks, queueInvoices } from './index.ts';

cheapHashes();
const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const TAX_SETTINGS = {
  COMPANY_TAX_OFFICE: 'Çankaya',
  COMPANY_TAX_NUMBER: '1234567890',
  COMPANY_DISTRICT: 'Çankaya',
  COMPANY_CITY: 'Ankara',
};

type Message = { headers: Record<string, string | string[] | undefined>; body: Buffer };
const received: Message[] = [];
let answer = 200;
const integrator = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  received.push({ headers: request.headers, body: Buffer.concat(chunks) });
  response.writeHead(answer).end();
});
await new Promise<void>((done) => integrator.listen(0, '127.0.0.1', done));
const address = integrator.address();
const port = typeof address === 'object' && address ? address.port : 0;
const testApp = await openTestApp(
  {
    ...SELLER_SETTINGS,
    ...TAX_SETTINGS,
    ...TRANSFER_SETTINGS,
    CONSUMER_REFUND_PAPER: 'iade-faturasi',
    INVOICE_WEBHOOK_URL: `http://127.0.0.1:${port}/peyda`,
    INVOICE_WEBHOOK_SECRET: SECRET,
    COLLECT_PRIVATE_HOSTS: `127.0.0.1:${port}`,
  },
  { papers: TEST_PAPERS },
);
const { deps, app } = testApp;
let pdf: Buffer;
beforeAll(async () => {
  const sheet = openSheet({ title: 'Fatura', subject: 'Deneme', writtenOn: '2026-11-22' });
  setFace(sheet, 'regular', 12);
  tagged(sheet, sheet.root, 'P', () => void sheet.document.text('e-Arşiv Fatura'));
  pdf = await closeSheet(sheet);
});
beforeEach(() => {
  deps.setNow(TEST_NOW);
  answer = 200;
});
afterAll(async () => {
  await deps.close();
  integrator.close();
});

const later = (minutes: number) => deps.setNow(new Date(deps.clock.now().getTime() + minutes * 60_000));
async function buy(period: 'monthly' | 'yearly' = 'yearly') {
  const shopper = await openShopper(testApp);
  const order = await shopper.confirm(period);
  await shopper.pay(order.id, 'transfer');
  await confirmTransfer(deps, { reference: order.reference, kurus: order.totalKurus });
  await queueInvoices(deps);
  const tasks = (await listTasks(deps)).filter(({ reference }) => reference === order.reference);
  return { shopper, order, task: tasks[0] ?? expect.fail('no task'), tasks };
}
const bearer = ({ token }: Shopper) => ({ authorization: `Bearer ${token}` });
const listFor = async (shopper: Shopper) =>
  (await app.inject({ url: '/api/user/invoices', headers: bearer(shopper) })).json().invoices;

type Issued = { id: string; number?: string; issuedOn?: string; content?: Buffer; secret?: string; at?: Date };
let serial = 1;
const newNumber = () => `PEY2026${String(serial++).padStart(9, '0')}`;
function post({ id, number = newNumber(), issuedOn = '2026-11-20', content = pdf, secret = SECRET, at }: Issued) {
  const body = JSON.stringify({ id, number, issuedOn, pdf: content.toString('base64') });
  const signature = signatureHeaders([secret], { id: `msg_${number}`, at: at ?? deps.clock.now(), body });
  const headers = { 'content-type': 'application/json', ...signature };
  return app.inject({ method: 'POST', url: '/api/invoices', headers, payload: body });
}

describe('what must be invoiced', () => {
  it('includes every payment that was kept and every refund, each once', async () => {
    const { shopper, order } = await buy();
    const { json: shown } = await shopper.call('GET', `/api/user/orders/${order.id}/ending`);
    const said = { refundKurus: shown.refundKurus, iban: TRANSFER_SETTINGS.TRANSFER_IBAN };
    await shopper.must('POST', `/api/user/orders/${order.id}/ending`, said);
    await queueInvoices(deps);
    const own = async () => (await listTasks(deps)).filter(({ reference }) => reference === order.reference);
    expect((await own()).map(({ kind }) => kind)).toEqual(['sale']);
    await confirmRefund(deps, order);
    await Promise.all([queueInvoices(deps), queueInvoices(deps)]);
    expect((await own()).map(({ kind, totalKurus }) => [kind, totalKurus])).toEqual([
      ['sale', order.totalKurus],
      ['refund', shown.refundKurus],
    ]);
  });

  it('does not include money that was received and refunded in full', async () => {
    const shopper = await openShopper(testApp);
    const order = await shopper.confirm('monthly');
    await shopper.must('POST', `/api/user/orders/${order.id}/cancellation`);
    await confirmTransfer(deps, { reference: order.reference, kurus: order.totalKurus });
    await queueInvoices(deps);
    expect((await listTasks(deps)).filter(({ reference }) => reference === order.reference)).toEqual([]);
  });

  it('remains, and its invoice reaches the buyer, when the account is deleted', async () => {
    const { shopper, task } = await buy('monthly');
    await shopper.must('DELETE', '/api/user', { password: 'gizli-bir-sifre' });
    expect((await post({ id: task.id })).statusCode).toBe(200);
    await sendOrderMails(deps);
    expect(deps.sentMails.at(-1)).toMatchObject({ to: shopper.email });
  });

  it('is exported as a table without spreadsheet formulas', async () => {
    const { task } = await buy();
    const csv = invoiceCsv([{ ...task, buyer: { ...task.buyer, name: '=1+1;x' } }]);
    const [head = '', row = ''] = csv.split('\r\n');
    expect(head).toContain('İşlem;Türü;Sipariş');
    expect(row).toContain(`"'=1+1;x"`);
    expect(row).toContain('825;20;165;990');
  });
});

describe('an integrator', () => {
  it('gets each invoice once, signed; after a failure it gets the invoice again with the same id', async () => {
    const { task } = await buy();
    answer = 500;
    await sendInvoices(deps);
    answer = 200;
    await sendInvoices(deps);
    const about = () => received.filter(({ headers }) => headers['webhook-id'] === task.id);
    expect(about()).toHaveLength(1);
    later(2);
    await sendInvoices(deps);
    later(60);
    await sendInvoices(deps);
    expect(about()).toHaveLength(2);
    const [, told] = about();
    const sentAt = new Date(Number(told?.headers['webhook-timestamp']) * 1000);
    expect(isSigned(SECRET, told?.headers ?? {}, told?.body ?? Buffer.alloc(0), sentAt)).toBe(true);
    const { type, data } = JSON.parse(String(told?.body));
    expect(type).toBe('invoice.due');
    expect(data).toMatchObject({ id: task.id, kind: 'sale', totalKurus: task.totalKurus, currency: 'TRY' });
    expect(data.ubl).toContain(task.id);
  });

  it('gets a refund once the invoice that it reverses has its number', async () => {
    const { shopper, order, task } = await buy();
    const url = `/api/user/orders/${order.id}/ending`;
    const { refundKurus } = (await shopper.call('GET', url)).json;
    await shopper.must('POST', url, { refundKurus, iban: TRANSFER_SETTINGS.TRANSFER_IBAN });
    await confirmRefund(deps, order);
    await queueInvoices(deps);
    await sendInvoices(deps);
    const told = () =>
      received.map(({ body }) => JSON.parse(String(body)).data).filter(({ kind }) => kind === 'refund');
    expect(told()).toEqual([]);
    const number = newNumber();
    await post({ id: task.id, number });
    await sendInvoices(deps);
    const [refund] = told();
    expect(refund).toMatchObject({ totalKurus: refundKurus, original: { number, issuedOn: '2026-11-20' } });
    expect(refund.ubl).toContain(`<cbc:ID>${number}</cbc:ID>`);
  });

  it('is not called at a private address', async () => {
    await buy();
    const before = received.length;
    const config = { ...deps.config, COLLECT_PRIVATE_HOSTS: [] };
    expect(await sendInvoices({ ...deps, config })).toMatchObject({ sent: 0 });
    expect(received).toHaveLength(before);
  });
});

describe('the number and PDF of an issued invoice', () => {
  let waiting: Awaited<ReturnType<typeof buy>>;
  beforeAll(async () => {
    deps.setNow(TEST_NOW);
    waiting = await buy('monthly');
  });

  it('reach only the owner, by mail and in the account', async () => {
    const { shopper, order, task } = await buy();
    expect(await listFor(shopper)).toEqual([]);
    const number = newNumber();
    expect((await post({ id: task.id, number })).statusCode).toBe(200);
    const listed = { id: task.id, orderId: order.id, reference: order.reference, kind: 'sale' };
    const issued = { number, issuedOn: '2026-11-20', amountKurus: order.totalKurus };
    expect(await listFor(shopper)).toEqual([{ ...listed, ...issued }]);
    await sendOrderMails(deps);
    const mail = deps.sentMails.findLast(({ subject }) => subject === `Peyda: faturanız (${number})`);
    expect(mail).toMatchObject({ to: shopper.email, attachments: [{ name: `peyda-fatura-${number}.pdf` }] });
    expect(mail?.attachments?.[0]?.content.equals(pdf)).toBe(true);
    const file = (who: Shopper) => app.inject({ url: `/api/user/invoices/${task.id}/file`, headers: bearer(who) });
    expect((await file(shopper)).rawPayload.equals(pdf)).toBe(true);
    const other = await openShopper(testApp);
    expect((await file(other)).statusCode).toBe(404);
    expect(await listFor(other)).toEqual([]);
  });

  it('can be sent again without effect; different ones for the same payment are refused', async () => {
    const { task } = await buy();
    const number = newNumber();
    const answers = await Promise.all([post({ id: task.id, number }), post({ id: task.id, number })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await post({ id: task.id })).json()).toMatchObject({ code: 'ALREADY_ISSUED' });
    const { task: another } = await buy();
    expect((await post({ id: another.id, number })).json()).toMatchObject({ code: 'NUMBER_TAKEN' });
  });

  it.each<[what: string, status: number, issued: Partial<Issued>]>([
    ['signed with another key', 401, { secret: `whsec_${Buffer.alloc(24, 8).toString('base64')}` }],
    ['recorded six minutes ago', 401, { at: new Date(TEST_NOW.getTime() - 360_000) }],
    ['that is no PDF', 400, { content: Buffer.from('<html>Fatura</html>') }],
    ['that only begins as a PDF', 400, { content: Buffer.from(`%PDF-1.7\n${'x'.repeat(500)}`) }],
    ['of tomorrow', 400, { issuedOn: '2027-01-01' }],
    ['from before the payment', 400, { issuedOn: '2026-01-01' }],
    ['with markup for a number', 400, { number: '<b>PEY</b>' }],
    ['of no payment', 404, { id: '00000000-0000-4000-8000-000000000000' }],
    ['larger than any', 413, { content: Buffer.alloc(3 * 1024 * 1024, 37) }],
  ])('%s are refused', async (_what, status, issued) => {
    const { shopper, task } = waiting;
    expect((await post({ id: task.id, ...issued })).statusCode).toBe(status);
    expect(await listFor(shopper)).toEqual([]);
  });
});

describe('at the desk', () => {
  it('an issued invoice is entered manually, once, and logged', async () => {
    const { shopper, order, task } = await buy();
    const { token } = await enterDesk(app, deps, 'yonetici');
    const { json: listed } = await callApi(app, 'GET', '/api/desk/payments', { token });
    expect(listed.tasks).toContainEqual(
      expect.objectContaining({ id: task.id, reference: order.reference, document: 'Satış', state: 'waiting' }),
    );
    const headers = { authorization: `Bearer ${token}` };
    const table = await app.inject({ url: '/api/desk/invoices.csv', headers });
    expect(table.body).toContain(order.reference);
    const number = newNumber();
    const body = { number, issuedOn: '2026-11-20', pdf: pdf.toString('base64'), why: 'Fatura düzenlendi.' };
    const enter = (given: object) => callApi(app, 'POST', `/api/desk/invoices/${task.id}`, { token, body: given });
    expect((await enter({ ...body, number: 'X' })).json).toMatchObject({ field: 'number' });
    expect((await enter({ ...body, pdf: Buffer.from('metin').toString('base64') })).json).toMatchObject({
      field: 'pdf',
    });
    expect((await enter(body)).json.message).toBe('Fatura işlendi; üyeye gönderilecek.');
    expect((await enter(body)).json.message).toBe('Bu fatura daha önce işlenmişti.');
    expect(await listFor(shopper)).toMatchObject([{ number }]);
    const { rows } = await deps.db.$client.query("select act, after, reason from audit_log where act = 'invoice.take'");
    expect(rows).toEqual([{ act: 'invoice.take', after: { number }, reason: 'Fatura düzenlendi.' }]);
  });
});
