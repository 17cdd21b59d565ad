import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { openShopper, TEST_BUYER } from '#tests/support/orders/buy.ts';
import { TEST_PAPERS, TRANSFER_SETTINGS } from '#tests/support/orders/test-papers.ts';

cheapHashes();
const testApp = await openTestApp({ ...TRANSFER_SETTINGS }, { papers: TEST_PAPERS });
const { app, deps } = testApp;
let token: string;
let email: string;
beforeAll(async () => {
  ({ token, email } = await enterDesk(app, deps, 'yonetici'));
});
afterAll(() => deps.close());

const desk = (url: string, body?: object) =>
  callApi(app, body ? 'POST' : 'GET', `/api/desk/payments${url}`, { token, ...(body && { body }) });

it('a transfer is confirmed at the desk once, for the agreed amount, and the log says by whom', async () => {
  const shopper = await openShopper(testApp);
  const { id, reference, totalKurus: kurus } = await shopper.confirm('yearly');
  await shopper.pay(id, 'transfer');
  expect((await desk('')).json).toMatchObject({
    awaited: [{ reference, name: TEST_BUYER.name, totalKurus: kurus }],
    owed: [],
  });
  const why = 'Dekont görüldü';
  expect((await desk('/transfer', { reference, kurus: kurus - 1, why })).json.code).toBe('AMOUNT_DIFFERS');
  expect((await desk('/transfer', { reference, kurus, why })).json.message).toBe('Havale onaylandı, premium açıldı.');
  expect((await desk('/transfer', { reference, kurus, why })).json.message).toMatch('daha önce işlenmişti');
  expect((await desk('')).json.awaited).toEqual([]);
  const { rows } = await deps.db.$client.query(
    `select actor, after ->> 'receipt' as receipt, reason from audit_log where act = 'order.confirmTransfer' order by id`,
  );
  expect(rows).toEqual([
    { actor: email, receipt: 'opened', reason: why },
    { actor: email, receipt: 'known', reason: why },
  ]);
});

it('opening the page is logged once, because it shows members’ accounts and buyers', async () => {
  const opened = `select actor, act from audit_log where act in ('order.listByHand', 'invoice.list') order by id`;
  const { rowCount } = await deps.db.$client.query(opened);
  expect((await desk('')).json).toMatchObject({ awaited: [], owed: [], tasks: expect.any(Array) });
  const { rows } = await deps.db.$client.query(opened);
  expect(rows.slice(rowCount ?? 0)).toEqual([{ actor: email, act: 'order.listByHand' }]);
});
