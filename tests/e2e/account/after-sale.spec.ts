import type { Page } from '@playwright/test';
import type { ListingSummary } from '#shared/listings.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { beMember, toastOf } from '../support/members-world.ts';
import { expect, expectAccessible, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

/** A real estate listing whose auction has ended, except unsold ones. */
async function endedEstate(page: Page): Promise<ListingSummary> {
  const yesterday = istanbulDate(new Date(Date.now() - 86_400_000));
  const answer = await page.request.get(`/api/properties/search?includeEnded=1&category=1&endDateTo=${yesterday}`);
  const { properties }: { properties: ListingSummary[] } = await answer.json();
  const ended = properties.find(({ status }) => status === 'ended' || status === 'sold');
  if (!ended) throw new Error('The sample has no auction that is over.');
  return ended;
}

test.describe('after a win', () => {
  // The server rejects an impossible day.
  test.use({ allowedErrors: [/status of 400/] });

  test(
    'a winner enters the announcement date, sees the dates, finds a letter, and deletes the win',
    BOTH_WIDTHS,
    async ({ page }) => {
      await beMember(page);
      const { id, dosyaBilgi } = await endedEstate(page);
      const today = istanbulDate(new Date());

      await open(page, `/ilan/${id}`);
      await page.getByRole('link', { name: /^Siz mi kazandınız/ }).click();
      await expect(page).toHaveURL(new RegExp(`/ilan/${id}/kazandim$`));
      await expect(page.getByRole('heading', { name: 'Tutanak ne zaman ilan edildi?' })).toBeVisible();
      await expectAccessible(page);

      await page.getByLabel('Sonuç tutanağının ilan günü').fill('2021-01-01');
      await page.getByRole('button', { name: 'Kazandım, tarihlerimi göster' }).click();
      await expect(page.getByLabel('Sonuç tutanağının ilan günü')).toBeFocused();
      await expect(page.getByText('Bu gün, ihalenin bittiği günden önce olamaz.')).toBeVisible();

      await page.getByLabel('Sonuç tutanağının ilan günü').fill(today);
      await page.getByRole('button', { name: 'Kazandım, tarihlerimi göster' }).click();
      await expect(toastOf(page, 'Tarihleriniz kaydedildi')).toBeVisible();
      await expect(page.getByText('Ödeme için son gün', { exact: true })).toBeVisible();
      await page.getByText('Tahliye emri talebi', { exact: true }).click();
      await expect(page.getByText(`Dosya no: ${dosyaBilgi}`).filter({ visible: true })).toBeVisible();
      await expectAccessible(page);

      await open(page, `/ilan/${id}`);
      const own = page.getByRole('region', { name: 'Kazandığınız ihalenin süreleri' });
      await expect(own.getByText('Ödeme için son gün')).toBeVisible();
      await open(page, '/takvim?layout=list');
      await expect(page.getByRole('link', { name: /Ödeme için son gün/ })).toHaveAttribute(
        'href',
        `/ilan/${id}/kazandim`,
      );

      await open(page, `/ilan/${id}/kazandim`);
      await page.getByRole('button', { name: 'Kazanmadım, tarihlerimi sil' }).click();
      await expect(page.getByRole('heading', { name: 'Tutanak ne zaman ilan edildi?' })).toBeVisible();
    },
  );
});

test('reminders and quiet hours are chosen in the profile and kept', BOTH_WIDTHS, async ({ page }) => {
  await beMember(page);
  await open(page, '/user?sayfa=hatirlatmalar');
  const section = page.getByRole('region', { name: 'Hatırlatmalar' });
  const deposit = section.getByRole('group', { name: 'Nakit teminat için son an' });
  await expect(deposit.getByRole('checkbox', { name: '3 saat önce' })).toBeChecked();
  await deposit.getByRole('checkbox', { name: '30 dakika önce' }).check();
  await section.getByRole('switch', { name: 'Sessiz saatler' }).click();
  await section.getByLabel('Başlangıç').selectOption('08.00');
  await expect(section.getByText('Sessiz saatler en az 1, en çok 12 saat sürebilir.')).toBeVisible();
  await section.getByLabel('Başlangıç').selectOption('23.00');
  await expect(section.getByText(/hatırlatma beklemez. Sessiz saatler başlamadan/)).toBeVisible();
  // Scroll to the top: a box that is half under the header would count as too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Hatırlatmaları kaydet' }).click();
  await expect(toastOf(page, 'Hatırlatmalarınız kaydedildi')).toBeVisible();
  await open(page, '/user?sayfa=hatirlatmalar');
  await expect(deposit.getByRole('checkbox', { name: '30 dakika önce' })).toBeChecked();
  await expect(section.getByLabel('Başlangıç')).toHaveValue('23');
});
