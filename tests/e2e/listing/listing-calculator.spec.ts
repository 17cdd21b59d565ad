import type { Locator, Page } from '@playwright/test';
import { calculationSchema, type KeptCalculation, usualCostsSchema } from '#shared/calculations/kept-calculations.ts';
import { changeDetail, listingOf, UNLOCKED } from '../support/listing-answers.ts';
import { expect, expectAccessible, open, test } from '../support/open-page.ts';
import { answerAccount, inDays, signIn } from '../support/subscription-world.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

/** A flat of two million whose notice names one rate of KDV. */
const FLAT = {
  price: 2_000_000,
  deposit: 200_000,
  hisse: null,
  areaM2: 100,
  sulhMahkeme: '0' as const,
  noticeValues: { values: { kdv: { value: [1], sentence: 'KDV %1' } }, conflicts: [], withheld: [] },
};

async function openCalculator(page: Page) {
  await open(page, `/ilan/${await listingOf(page, 'category=1')}`);
  await page.getByRole('button', { name: 'Teklif hesabını aç' }).press('Enter');
  return page.getByRole('region', { name: 'Teklif hesabı', exact: true });
}

test('a visitor sees the legal figures, their sources and the assumptions', BOTH_WIDTHS, async ({ page }) => {
  await changeDetail(page, { ...FLAT, noticeValues: null, mayCalculate: false });
  const panel = await openCalculator(page);
  const line = (name: string) => panel.locator('dl > div', { hasText: name });
  await expect(line('Satışa yeten en düşük teklif')).toContainText('₺1.000.000,01');
  await expect(line('Satışa yeten en düşük teklif')).toContainText('Varsayım');
  await panel.getByLabel('Rüçhanlı alacaklar', { exact: true }).fill('1.300.000');
  await panel.getByLabel('Satış ve paylaştırma giderleri', { exact: true }).fill('40.000');
  await expect(line('Satışa yeten en düşük teklif')).toContainText('₺1.340.000,01');
  await expect(line('Aşılması gereken sınır')).toContainText('Sizden');
  await panel.getByLabel('Teklifinizi kontrol edin').fill('1.340.000');
  await expect(panel.getByRole('status')).toContainText('alt sınırı aşmadığı için bununla satış yapılmaz');
  await expect(panel.getByRole('status')).toContainText('₺1.350.000');
  await panel.getByLabel('Teklifinizi kontrol edin').fill('bir milyon');
  await expect(panel.getByText(/gibi, en çok .* olan bir sayı yazın/)).toBeVisible();
  await panel.getByRole('button', { name: 'Aşılması gereken sınır: açıklama' }).click();
  await expect(page.getByText(/eşit teklif yetmez/).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Teklif hesabının tamamını aç' }).click();
  await expect(page.getByRole('dialog').getByText(/en yüksek teklif hesaplayıcısı/)).toBeVisible();
});

test('premium calculates the highest bid, side by side with another scenario', BOTH_WIDTHS, async ({ page }) => {
  await changeDetail(page, { ...UNLOCKED, ...FLAT, mayCalculate: true });
  const panel = await openCalculator(page);
  const table = panel.getByRole('table');
  const cells = (name: string) => table.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell');
  await panel.getByRole('heading', { name: 'Masraflar' }).click();
  await expect(panel.getByLabel('KDV: teklifin yüzdesi')).toHaveValue('1');
  await panel.getByRole('switch', { name: 'KDV toplama katılsın' }).press('Space');
  await panel.getByLabel('Size göre değeri').fill('2.000.000');
  await panel.getByLabel('İstenen indirim').fill('20');
  // 1,600,000 ÷ 1.02569, and the step of 10,000 below it: docs/worked-examples.md.
  await expect(cells('Hedefi tutan en yüksek teklif')).toHaveText(['₺1.559.925']);
  await expect(cells('Verilebilecek en yüksek teklif')).toHaveText(['₺1.550.000']);
  const answer = panel.getByRole('status').first();
  await expect(answer).toContainText('Verilebilecek en yüksek teklif₺1.550.000');
  await expect(answer).toContainText('En çok neye bağlı: Size göre değeri');
  await panel.getByRole('button', { name: 'Senaryo ekle' }).click();
  await panel.getByLabel('İstenen indirim').fill('60');
  await expect(cells('Verilebilecek en yüksek teklif')).toHaveText([
    '₺1.550.000',
    'Satışa yeten en düşük teklif bile hedefi aşıyor',
  ]);
  await panel.getByRole('heading', { name: 'En çok neye bağlı', exact: true }).click();
  await expect(panel.getByRole('heading', { name: 'En çok neye bağlı: Beklenen' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Yazdır / PDF' })).toBeVisible();
  await expectAccessible(page);
});

/** Mocks the calls for one listing; what they receive must match the contract. */
async function playCalculations(page: Page): Promise<{ kept: KeptCalculation }> {
  const world: { kept: KeptCalculation } = {
    kept: { calculation: null, changedAt: null, usualCosts: null, noted: { highestBid: null, ownValue: null } },
  };
  await page.route('**/api/user/usual-costs', async (route) => {
    const { costs } = usualCostsSchema.parse(route.request().postDataJSON());
    world.kept = { ...world.kept, usualCosts: costs };
    await route.fulfill({ json: { message: 'Varsayılan masraflar saklandı' } });
  });
  await page.route(/\/api\/user\/calculations\/\d+$/, async (route) => {
    const request = route.request();
    if (request.method() === 'GET') return route.fulfill({ json: world.kept });
    const calculation = request.method() === 'PUT' ? calculationSchema.parse(request.postDataJSON()) : null;
    world.kept = { ...world.kept, calculation, changedAt: inDays(0) };
    return route.fulfill({ json: { message: calculation ? 'Teklif hesabı saklandı' : 'Teklif hesabı silindi' } });
  });
  await page.route(/\/api\/user\/calculations\/\d+\/xlsx$/, (route) => route.fulfill({ body: 'dosya' }));
  return world;
}

test('a member saves the calculation, finds it again, downloads and deletes it', async ({ page }) => {
  await signIn(page);
  await answerAccount(page, {
    get: { body: { isPremium: true, trialUsed: true, subscriptionEndDate: inDays(20) } },
  });
  await changeDetail(page, { ...UNLOCKED, ...FLAT, mayCalculate: true });
  const world = await playCalculations(page);
  const panel = await openCalculator(page);
  const button = (name: string) => panel.getByRole('button', { name, exact: true });
  await panel.getByRole('heading', { name: 'Masraflar' }).click();
  await panel.getByLabel('Onarım: tutar').fill('120.000,50');
  await button('Masrafları varsayılan yap').click();
  await expect(button('Masraflar varsayılan yapıldı')).toBeDisabled();
  expect(world.kept.usualCosts?.repair).toEqual({ isOn: true, value: 12_000_050 });
  await expect(button('XLSX indir')).toHaveCount(0);
  await button('Teklif hesabını sakla').click();
  await expect(button('Teklif hesabı saklandı')).toBeDisabled();
  await page.reload();
  await expect(panel.getByText('Sakladığınız hesap: Beklenen')).toBeVisible();
  const again = await openCalculator(page);
  await expect(again.getByLabel('Onarım: tutar')).toHaveValue('120.000,50');
  const download = page.waitForEvent('download');
  await button('XLSX indir').click();
  expect((await download).suggestedFilename()).toMatch(/^peyda-hesap-\d+\.xlsx$/);
  await panel.getByLabel('Senaryonun adı').fill('');
  await expect(button('Teklif hesabını sakla')).toBeDisabled();
  await expect(panel.getByText('Saklamak için her senaryoya bir ad verin.')).toBeVisible();
  await button('Teklif hesabını sil').click();
  await expect(button('Teklif hesabını sil')).toHaveCount(0);
  expect(world.kept.calculation).toBeNull();
});

/** Presses Tab until the target has the focus, as a person without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there.');
}

test('a member gets from the search to a printed calculation using only the keyboard', async ({ page }) => {
  await changeDetail(page, { ...UNLOCKED, ...FLAT, mayCalculate: true });
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true');
  });
  await open(page, '/search?category=1');
  const card = page.getByRole('list', { name: 'İhaleler' }).getByRole('article').first().getByRole('link').first();
  await tabTo(page, card);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('button', { name: 'Teklif hesabını aç' }));
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByLabel('Size göre değeri'));
  await page.keyboard.type('2.000.000');
  await tabTo(page, dialog.getByLabel('İstenen indirim'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('20');
  const panel = dialog.getByRole('region', { name: 'Teklif hesabı', exact: true });
  const highest = panel.getByRole('table').getByRole('row', { name: /^Verilebilecek en yüksek teklif/ });
  // KDV of 1 per cent: 1,600,000 ÷ 1.03569, and the step of 10,000 below it.
  await expect(highest).toContainText('₺1.540.000');
  await tabTo(page, panel.getByRole('button', { name: 'Yazdır / PDF' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');
  await page.emulateMedia({ media: 'print' });
  await expect(highest).toBeVisible();
  await expect(dialog.getByLabel('Size göre değeri')).toBeHidden();
});
