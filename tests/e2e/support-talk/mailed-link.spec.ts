import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, open, test } from '../support/open-page.ts';
import { introduce, log, openPanel, panel, write } from '../support/support-world.ts';

// Browsers log the refusal of a used link in the console.
test.use({ allowedErrors: [/status of 404/] });

const run = promisify(execFile);

/** Creates the token that a mail would contain; this server sends no mail. */
const MAKE_LINK = `
  import { readProcessConfig } from '#server/config.ts';
  import { makeLink } from '#server/features/help/support/conversation-link.ts';
  import { openDeps } from '#server/open-deps.ts';
  const deps = await openDeps(readProcessConfig({ LOG_LEVEL: 'silent' }));
  console.log(await deps.db.transaction((tx) => makeLink(tx, Number(process.argv[1]), new Date())));
  await deps.close();`;

async function mailedToken(conversationId: number): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, DATABASE_URL: '' };
  const given = ['--input-type=module', '--eval', MAKE_LINK, String(conversationId)];
  const { stdout } = await run(process.execPath, given, { env });
  return stdout.trim().split('\n').at(-1) ?? '';
}

test('the link in a mail moves a visitor’s conversation to another browser, once', async ({ page, browser }) => {
  await open(page, '/');
  await openPanel(page);
  await introduce(page, 'Gülşen');
  await write(page, 'Evde mi görülür?');
  const { conversation } = await (await page.request.get('/api/support')).json();
  const token = await mailedToken(conversation.id);

  const elsewhere = await (await browser.newContext()).newPage();
  await open(elsewhere, `/search#destek=${token}`);
  await expect(panel(elsewhere).getByText('E-postadaki bağlantıyla geldiniz.')).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/search$/);
  await panel(elsewhere).getByRole('button', { name: 'Görüşmeyi bu tarayıcıda aç' }).click();
  await expect(log(elsewhere).getByText('Evde mi görülür?')).toBeVisible();
  await elsewhere.context().close();

  expect((await (await page.request.get('/api/support')).json()).conversation).toBeNull();
  const third = await (await browser.newContext()).newPage();
  await open(third, `/#destek=${token}`);
  await panel(third).getByRole('button', { name: 'Görüşmeyi bu tarayıcıda aç' }).click();
  await expect(panel(third).getByRole('alert')).toHaveText(/^Bu bağlantının süresi doldu/);
  await third.context().close();
});
