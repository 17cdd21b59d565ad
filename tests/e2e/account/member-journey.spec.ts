import { announce } from '../support/announce.ts';
import { newEmail, PASSWORD, toastOf } from '../support/members-world.ts';
import { expect, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

test(
  'from joining to being told of an auction and keeping it, on the real server',
  BOTH_WIDTHS,
  async ({ page }, { project }) => {
    test.slow();
    // Each window uses a different province, so that the alerts of one story don't match the listings of another.
    const city = project.name === 'phone' ? 'Ardahan' : 'Bayburt';
    const title = `${city} Merkez'de ${Date.now()} m² bağ icradan satılıktır`;

    await open(page, `/search?city=${city}&subCategory=Ba%C4%9F`);
    await page.getByRole('button', { name: 'Bu arama için uyarı kur' }).click();
    const joining = page.getByRole('dialog', { name: 'Üye Olun' });
    await joining.getByRole('tab', { name: 'Üye ol' }).click();
    await joining.getByLabel('E-posta').fill(newEmail());
    await joining.getByLabel('Cep telefonu').fill('05321234567');
    await joining.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
    await joining.getByLabel('Şifre (yeniden)').fill(PASSWORD);
    await joining.getByRole('button', { name: 'Üye ol' }).click();
    const saving = page.getByRole('dialog', { name: 'Yeni arama uyarısı' });
    await expect(saving.getByLabel('Uyarının adı')).toHaveValue(`${city} bağ`);
    await saving.getByRole('button', { name: 'Kaydet' }).click();
    await expect(toastOf(page, 'Uyarı oluşturuldu')).toBeVisible();

    await announce({ sourceKey: `${project.name}-${Date.now()}`, il: city, ilce: 'Merkez', tur: 'Bağ', title });

    await open(page, '/user?tab=notifications');
    await expect(page.getByRole('button', { name: 'Hesabım, 1 okunmamış bildirim' })).toBeVisible();
    await page.getByRole('list', { name: 'Bildirimler' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/ilan\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/bağ|\d{4}\/\d+/i);
    await expect(page.getByRole('button', { name: 'Hesabım', exact: true })).toBeVisible();
    const heart = page.getByRole('button', { name: /^İlanı kaydet/ });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');

    await open(page, '/user?tab=saved-ads');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText(city);
  },
);
