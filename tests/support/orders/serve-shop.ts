import { createInterface } from 'node:readline';
import { eq } from 'drizzle-orm';
import { prepareSampleData } from '#sample/index.ts';
import { readConfig } from '#server/config.ts';
import { users } from '#server/database/tables/accounts.ts';
import { grantRole } from '#server/features/members/accounts/index.ts';
import { COMMAND } from '#server/features/members/audit/index.ts';
import { queueInvoices } from '#server/features/selling/invoices/index.ts';
import { confirmTransfer, notePrices, reconcilePayments, sendRefunds } from '#server/features/selling/orders/index.ts';
import { openDeps } from '#server/open-deps.ts';
import { Closing, endOnSignal } from '#server/processes/closing.ts';
import { serve } from '#server/processes/serve.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { startFakeIyzico } from '../fakes/iyzico/fake-iyzico.ts';
import { LAUNCH_DAY } from './launch-day.ts';
import { SELLER_SETTINGS } from './seller-settings.ts';
import { TRANSFER_SETTINGS } from './test-papers.ts';

/*
 * The product with everything that selling needs: the stand-in for iyzico, a bank account and a named seller. Settings
 * come from the environment. Each line on standard input is a command, answered by a line:
 * - `later <days>`: moves its clock forward.
 * - `today`: resets its clock.
 * - `arrived <reference> <kurus>`: the operator has seen a transfer.
 * - `confirm <address>`: the owner of the address has followed the link in the mail.
 * - `appoint <address>`: makes the owner of the address an administrator of the desk.
 * - `settle`: runs the jobs for payments and invoices.
 * - `launch <yyyy-mm-dd>`: changes the last day of the launch price; the answer is the previous last day.
 */
const { PORT } = readConfig(process.env);
const iyzico = await startFakeIyzico({ webhookUrl: `http://localhost:${PORT}/api/payments/webhook` });
const settings = { LAUNCH_ENDS_ON: LAUNCH_DAY, ...SELLER_SETTINGS, ...TRANSFER_SETTINGS, ...iyzico.settings };
const opened = await openDeps(readConfig({ ...process.env, ...settings }));
let ahead = 0;
const config = { ...opened.config };
// A mailer that delivers nothing: renewal is offered only if mail is configured.
const mailer = { isConfigured: true, send: async () => undefined };
const deps = { ...opened, config, mailer, clock: { now: () => new Date(Date.now() + ahead) } };
const closing = new Closing();
closing.add(() => iyzico.close());
closing.add(() => opened.close());
endOnSignal(['SIGINT', 'SIGTERM'], { log: deps.log, closing, patienceMs: 10_000 });
await prepareSampleData(deps);
await notePrices(deps);
await serve(deps, closing);
process.stdout.write('open\n');

const confirm = (email: string) => deps.db.update(users).set({ emailVerified: true }).where(eq(users.email, email));

async function run([what, about = '', amount = '']: string[]): Promise<string> {
  switch (what) {
    case 'later':
      ahead += Number(about) * DAY_MS;
      return 'done';
    case 'today':
      ahead = 0;
      return 'done';
    case 'arrived':
      return confirmTransfer(deps, { reference: about, kurus: Number(amount) });
    case 'confirm':
      await confirm(about);
      return 'done';
    case 'appoint':
      // Nothing, including a second step, can be added to an account before its address is confirmed (D46).
      await confirm(about);
      await grantRole(deps, { email: about, role: 'yonetici' }, COMMAND);
      return 'done';
    case 'settle':
      await reconcilePayments(deps);
      await sendRefunds(deps);
      await queueInvoices(deps);
      return 'done';
    case 'launch': {
      const before = config.LAUNCH_ENDS_ON;
      config.LAUNCH_ENDS_ON = about;
      return before;
    }
    default:
      return `unknown: ${what}`;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const answer = await run(line.split(' ')).catch((error: unknown) => `failed: ${error}`);
  process.stdout.write(`${answer}\n`);
}
