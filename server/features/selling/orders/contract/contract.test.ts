import { afterAll, expect, it } from 'vitest';
import type { Order, OrderPaper } from '#shared/orders/orders.ts';
import { paperBlocks } from '#shared/orders/paper-blocks.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { sendOrderMails } from '#tests/support/mail/send-letters.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { openShopper, type Shopper, TEST_BUYER } from '#tests/support/orders/buy.ts';
import { SELLER_SETTINGS } from '#tests/support/orders/seller-settings.ts';
import { TRANSFER_SETTINGS } from '#tests/support/orders/test-papers.ts';
import { pdfFaults } from '#tests/support/pdf/pdf-faults.ts';
import { readPdf } from '#tests/support/pdf/read-pdf.ts';

cheapHashes();
const testApp = await openTestApp({ ...SELLER_SETTINGS, ...TRANSFER_SETTINGS });
const { deps, app } = testApp;
afterAll(() => deps.close());

const download = (shopper: Shopper, orderId: string) =>
  app.inject({ url: `/api/user/orders/${orderId}/contract`, headers: { authorization: `Bearer ${shopper.token}` } });

const bare = (text: string) => text.replace(/\s+/g, '');

it('the agreed papers are mailed and stay downloadable, unchanged and in at least 12 pt', async () => {
  const shopper = await openShopper(testApp);
  const { id } = await shopper.begin('yearly');
  const url = `/api/user/orders/${id}`;
  const shown = await shopper.must<{ order: Order; papers: OrderPaper[]; papersHash: string }>(
    'POST',
    `${url}/papers`,
    {
      buyer: TEST_BUYER,
    },
  );
  expect((await download(shopper, id)).statusCode).toBe(404);
  const agreed = { readsInformation: true, acceptsContract: true, startsAtOnce: false };
  const said = { totalKurus: shown.order.totalKurus, papersHash: shown.papersHash, ...agreed };
  await shopper.must('POST', `${url}/confirmation`, said);
  await shopper.must('POST', `${url}/confirmation`, said);

  await sendOrderMails(deps);
  const mails = deps.sentMails.filter(({ to }) => to === shopper.email);
  expect(mails.map(({ subject }) => subject)).toContain(`Peyda: sözleşmeniz (${shown.order.reference})`);
  const attachments = mails.flatMap((mail) => mail.attachments ?? []);
  expect(attachments).toHaveLength(1);
  const file = await download(shopper, id);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="peyda-sozlesme-${shown.order.reference}.pdf"`,
  });
  expect(attachments[0]?.content.equals(file.rawPayload)).toBe(true);

  expect(await pdfFaults(file.rawPayload)).toEqual([]);
  const { text, smallestPt } = await readPdf(file.rawPayload);
  expect(smallestPt).toBeGreaterThanOrEqual(12);
  expect(text).toContain('Hizmetin hemen başlaması: istenmedi');
  const written = bare(text);
  for (const paper of shown.papers) {
    expect(written).toContain(bare(`${paper.title}`));
    expect(written).toContain(paper.textHash);
    for (const block of paperBlocks(paper.text))
      if (block.kind === 'heading') expect(written).toContain(bare(block.text));
  }
  expect(written).toContain(bare(TEST_BUYER.address));
});

it('others can’t download it', async () => {
  const shopper = await openShopper(testApp);
  const { id } = await shopper.confirm('monthly');
  const other = await openShopper(testApp);
  expect((await download(other, id)).statusCode).toBe(404);
  expect((await app.inject({ url: `/api/user/orders/${id}/contract` })).statusCode).toBe(401);
});

it('the contract is sent once a failing mail server is back', async () => {
  const shopper = await openShopper(testApp);
  await shopper.confirm('monthly');
  const away = { isConfigured: true, send: () => Promise.reject(new Error('away')) };
  expect((await sendOrderMails({ ...deps, mailer: away })).failed).toBeGreaterThan(0);
  deps.setNow(new Date(deps.clock.now().getTime() + 10 * 60_000));
  await sendOrderMails(deps);
  const mail = deps.sentMails.find(({ to, attachments }) => to === shopper.email && attachments?.length);
  expect(mail?.attachments?.[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
});
