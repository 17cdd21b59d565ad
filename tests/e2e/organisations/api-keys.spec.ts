import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { toastOf } from '../support/members-world.ts';
import { expect, expectAccessibleAtBothWidths, open, reload } from '../support/open-page.ts';
import { beConfirmedMember, test, unfold } from '../support/organisation-world.ts';

// Browsers log the refusal of an invalid address in the console.
test.use({ allowedErrors: [/status of 400/] });

test('a key is created, shown once, copied, used by a program and revoked', async ({ page, office, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const owner = await beConfirmedMember(page, office, { firstName: 'Oya', lastName: 'Akın' });
  await office.found(owner, 'Ak Veri A.Ş.');
  await open(page, '/kurum');
  const section = page.getByRole('region', { name: 'API anahtarları' });
  await expect(section).toContainText('Yok');
  await expect(section.getByRole('button', { name: 'Yeni anahtar oluştur' })).toHaveCount(0);
  await unfold(page, 'API anahtarları');
  await section.getByRole('button', { name: 'Yeni anahtar oluştur' }).press('Enter');

  const form = section.getByRole('form', { name: 'Yeni anahtar' });
  await form.getByRole('button', { name: 'Anahtar oluştur' }).click();
  await expect(form.getByLabel('Ad', { exact: true })).toBeFocused();
  await expect(form.getByText('Anahtara bir ad verin.')).toBeVisible();
  await form.getByLabel('Ad', { exact: true }).fill('Fiyat botu');
  await form.getByLabel('Premium bilgileri okuma').check();
  await form.getByLabel('İzin verilen adresler').fill('on iki');
  await expectAccessibleAtBothWidths(page);
  await form.getByRole('button', { name: 'Anahtar oluştur' }).click();
  await expect(form.getByLabel('İzin verilen adresler')).toBeFocused();
  await expect(form.getByText(/^Adresler 203\.0\.113\.7/)).toBeVisible();
  await form.getByLabel('İzin verilen adresler').fill('127.0.0.0/8\n::1');
  await form.getByLabel('İzin verilen adresler').press('Tab');
  await form.getByRole('button', { name: 'Anahtar oluştur' }).click();

  const key = (await section.getByText(/^pyd_[\w-]{43}$/).textContent()) ?? '';
  await section.getByRole('button', { name: 'Anahtarı kopyala' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await expectAccessibleAtBothWidths(page);
  // Two clicks from the key to its first call: the whole command is copied and run.
  await section.getByRole('button', { name: 'İlk çağrıyı kopyala' }).click();
  const command = await page.evaluate(() => navigator.clipboard.readText());
  expect(command).toBe(`curl -H "Authorization: Bearer ${key}" ${office.url}/api/v1/summary`);
  const { stdout } = await promisify(exec)(`${command} --silent --fail`);
  expect(JSON.parse(stdout)).toHaveProperty('results');
  const ask = () => page.request.get('/api/v1/summary', { headers: { authorization: `Bearer ${key}` } });
  expect((await ask()).status()).toBe(200);

  // What was open before the reload is open again.
  await reload(page);
  await expect(section).toContainText('1 anahtar çalışıyor');
  const living = section.getByRole('list', { name: 'Çalışan anahtarlar' });
  await expect(living).toContainText(`Fiyat botu ${key.slice(0, 10)}…`);
  await expect(living).toContainText(/Oya Akın .* günü oluşturdu\. Süresiz\.Son kullanım: /);
  await expect(living).toContainText('Yalnızca şu adreslerden: 127.0.0.0/8, ::1/128');
  await expect(page.getByText(key)).toHaveCount(0);

  await living.getByRole('button', { name: 'İptal et: Fiyat botu' }).click();
  const question = page.getByRole('dialog', { name: '“Fiyat botu” anahtarı iptal edilsin mi?' });
  await question.getByRole('button', { name: 'İptal et' }).press('Enter');
  await expect(toastOf(page, 'Anahtar iptal edildi.')).toBeVisible();
  expect((await ask()).status()).toBe(401);
  await expect(section.getByText('Çalışan anahtar yok.')).toBeVisible();
  await section.getByText('Artık çalışmayan anahtarlar (1)').click();
  await expect(section.getByRole('list', { name: 'Artık çalışmayan anahtarlar' })).toContainText('günü iptal edildi.');
  await unfold(page, 'İşlem kaydı');
  await expect(page.getByRole('list', { name: 'İşlem kaydı' })).toContainText('API anahtarını iptal etti (Fiyat botu');

  await section.getByRole('link', { name: 'API nasıl kullanılır?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'API ile okuma' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});
