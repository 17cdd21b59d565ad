import { createHash } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { PASSWORD, toastOf } from '../support/members-world.ts';
import { expect, expectAccessibleAtBothWidths, expectReadableInDark, open } from '../support/open-page.ts';
import { beConfirmedMember, test, unfold } from '../support/organisation-world.ts';

const VERIFIER = 'd'.repeat(43);

/** Registers an app; returns its id and the address to which it sends the member's browser. */
async function beginApp(request: APIRequestContext, redirectUri: string) {
  const answer = await request.post('/oauth2/register', {
    data: { client_name: 'Deneme asistanı', redirect_uris: [redirectUri] },
  });
  const { client_id }: { client_id: string } = await answer.json();
  const query = new URLSearchParams({
    response_type: 'code',
    client_id,
    redirect_uri: redirectUri,
    state: 'durum',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return { clientId: client_id, address: `/oauth2/authorize?${query}` };
}

test('a member who has to sign in first allows an assistant, which works until the connection is ended', async ({
  page,
  office,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const owner = await beConfirmedMember(page, office, { firstName: 'Oya', lastName: 'Akın' });
  for (const name of ['Ak Veri A.Ş.', 'Zirve Veri']) await office.found(owner, name);
  await page.evaluate(() => localStorage.removeItem('authToken'));
  // The redirect address of the app on the member's computer.
  const redirectUri = `${office.url}/sss`.replace('localhost', '127.0.0.1');
  const { clientId, address } = await beginApp(page.request, redirectUri);

  await open(page, address);
  await expect(page).toHaveURL(/\/baglan\?istek=/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const asked = page.getByRole('region', { name: '“Deneme asistanı” Peyda’ya bağlanmak istiyor' });
  await expect(asked.getByText(new URL(redirectUri).host, { exact: true })).toBeVisible();
  await expect(asked.getByText('Kendi bilgisayarınızda çalışan bir program.')).toBeVisible();
  await expect(asked.getByRole('list', { name: 'İzin verirseniz' }).getByRole('listitem')).toHaveCount(2);
  await asked.getByRole('button', { name: 'Giriş yap' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Girişten sonra bu sayfada kalır');
  await dialog.getByLabel('E-posta').fill(owner);
  await dialog.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Giriş yap', exact: true }).click();
  await expect(dialog).toBeHidden();

  const choice = asked.getByRole('group', { name: 'Hangi kurum adına?' });
  await expect(choice.getByRole('radio', { name: 'Ak Veri A.Ş.' })).toBeChecked();
  await choice.getByRole('radio', { name: 'Zirve Veri' }).check();
  await expect(asked.getByRole('button', { name: 'Reddet' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await expectReadableInDark(page);
  await asked.getByRole('button', { name: 'İzin ver' }).press('Enter');
  await page.waitForURL((url) => url.hostname === '127.0.0.1');
  const answer = new URL(page.url()).searchParams;
  expect(answer.get('state')).toBe('durum');
  const form = {
    grant_type: 'authorization_code',
    client_id: clientId,
    code: answer.get('code') ?? '',
    code_verifier: VERIFIER,
    redirect_uri: redirectUri,
  };
  const given = await page.request.post(`${office.url}/oauth2/token`, { form });
  const { access_token }: { access_token: string } = await given.json();
  const ask = () =>
    page.request.post(`${office.url}/mcp`, {
      headers: { authorization: `Bearer ${access_token}`, accept: 'application/json, text/event-stream' },
      data: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    });
  expect((await ask()).status()).toBe(200);

  await open(page, '/kurum');
  await page.getByRole('link', { name: 'Zirve Veri' }).click();
  const section = page.getByRole('region', { name: 'Bağlı uygulamalar' });
  await unfold(page, 'Bağlı uygulamalar');
  await section.getByRole('button', { name: 'Adresi kopyala' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${office.url}/mcp`);
  const connections = section.getByRole('list', { name: 'Bağlı uygulamalar' });
  await expect(connections).toContainText('Deneme asistanı');
  await expect(connections).toContainText(/Oya Akın .* günü bağladı\.Son kullanım: /);
  await expectAccessibleAtBothWidths(page);
  await connections.getByRole('button', { name: 'Bağlantıyı kes: Deneme asistanı' }).click();
  const question = page.getByRole('dialog', { name: '“Deneme asistanı” bağlantısı kesilsin mi?' });
  await question.getByRole('button', { name: 'Bağlantıyı kes' }).press('Enter');
  await expect(toastOf(page, 'Bağlantı kesildi.')).toBeVisible();
  expect((await ask()).status()).toBe(401);
  await expect(section.getByText('Bağlı uygulama yok.')).toBeVisible();
  await unfold(page, 'İşlem kaydı');
  await expect(page.getByRole('list', { name: 'İşlem kaydı' })).toContainText('Uygulama bağlantısını kesti');

  await section.getByRole('link', { name: 'Yapay zekâ yardımcısı nasıl bağlanır?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Yapay zekâ yardımcısı bağlama' })).toBeVisible();
});

test.describe('an assistant without permission', () => {
  // Browsers log the refusal of an invalid request in the console.
  test.use({ allowedErrors: [/status of 400/] });

  test('is refused; a member without an organisation sees why, and an invalid request redirects nowhere', async ({
    page,
    office,
  }) => {
    await beConfirmedMember(page, office, { firstName: 'Ece', lastName: 'Uçar' });
    const redirectUri = `${office.url}/sss`.replace('localhost', '127.0.0.1');
    await open(page, (await beginApp(page.request, redirectUri)).address);
    await expect(page.getByText('Bir kurumun üyesi değilsiniz.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Kurumsal plana bakın' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'İzin ver' })).toHaveCount(0);
    await expectAccessibleAtBothWidths(page);
    await page.getByRole('button', { name: 'Reddet' }).click();
    await page.waitForURL((url) => url.hostname === '127.0.0.1');
    expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied');

    await open(page, '/oauth2/authorize?client_id=yok&redirect_uri=https://kotu.example/');
    await expect(page).toHaveURL(/\/baglan\?hata=/);
    await expect(page.getByText('Bu bağlantı isteği geçersiz ya da süresi dolmuş.')).toBeVisible();
    await open(page, '/baglan?istek=bozuk');
    await expect(page.getByText('Bu bağlantı isteği geçersiz ya da süresi dolmuş.')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });
});
