import type { Page } from '@playwright/test';
import { changeDetail, listingOf, UNLOCKED, WITH_PICTURES } from '../support/listing-answers.ts';
import { expect, open, reload, test } from '../support/open-page.ts';
import { dialogOf, storeState, upgradeButton } from '../support/subscription-world.ts';
import { BOTH_WIDTHS, PHONE_ONLY } from '../support/widths.ts';

// “Back” closes only the top layer; Escape and the layer's close button do the same.

const WITH_DOCUMENTS = {
  ...UNLOCKED,
  ...WITH_PICTURES,
  documentFiles: ['/files/sample/documents/satis-ilani.pdf'],
};

const HOUR_MS = 3_600_000;

const dialogs = (page: Page) => page.getByRole('dialog');
const cards = (page: Page) => page.getByRole('list', { name: 'İhaleler' }).getByRole('article');
const filterButton = (page: Page) => page.getByRole('button', { name: /^Filtrele( |$)/ });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filtreler' });
const viewer = (page: Page) => page.getByRole('dialog', { name: 'satis-ilani.pdf' });
const full = (page: Page) => page.getByRole('dialog', { name: 'Görseller' });

async function openFilters(page: Page): Promise<void> {
  await filterButton(page).click();
  await expect(sheet(page)).toBeVisible();
}

/** A closed layer leaves its entry with a delay; a script's next Back would otherwise be the same step. */
const expectEntryLeft = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.state?.layers?.length ?? 0)).toBe(0);

/** Opens the previous page, then the search, and the filters on top of it. */
async function openFiltersFromHome(page: Page): Promise<void> {
  await open(page, '/');
  await page.getByRole('link', { name: 'İhale ara', exact: true }).first().click();
  await expect(page).toHaveURL(/\/search$/);
  await openFilters(page);
}

test('Back closes the filters and stays in the search; the next Back leaves it', PHONE_ONLY, async ({ page }) => {
  await openFiltersFromHome(page);
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/search$/);
  await expect(filterButton(page)).toBeFocused();
  await page.goForward();
  await expect(filterButton(page)).toBeVisible();
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/search$/);
  await openFilters(page);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expectEntryLeft(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test(
  'Back from the filters keeps the choices made there; the next Back undoes them all',
  PHONE_ONLY,
  async ({ page }) => {
    for (const close of [() => page.goBack(), () => sheet(page).getByRole('button', { name: 'Kapat' }).click()]) {
      await openFiltersFromHome(page);
      await sheet(page).getByRole('radio', { name: /^Araç/ }).check({ force: true });
      await expect(page).toHaveURL(/category=2/);
      await sheet(page).locator('[data-filter="city"] summary').click();
      await sheet(page)
        .getByRole('checkbox', { name: /^Ankara/ })
        .check();
      await expect(page).toHaveURL(/city=Ankara/);
      await close();
      await expect(sheet(page)).toHaveCount(0);
      await expectEntryLeft(page);
      await expect(page).toHaveURL(/category=2.*city=Ankara|city=Ankara.*category=2/);
      await page.goBack();
      await expect(page).toHaveURL(/\/search$/);
      await expect(sheet(page)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(/\/$/);
    }
  },
);

test('a reload closes the filters and keeps the choices made there', PHONE_ONLY, async ({ page }) => {
  // The server may have rendered the page a while ago: it must hydrate with the times of that moment, or React reports
  // an error.
  await page.clock.setSystemTime(new Date(Date.now() + HOUR_MS));
  await openFiltersFromHome(page);
  await sheet(page).getByRole('radio', { name: /^Araç/ }).check({ force: true });
  await expect(page).toHaveURL(/category=2/);
  await reload(page);
  await expect(filterButton(page)).toHaveText('Filtrele (1)');
  await expect(sheet(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/search$/);
});

test(
  'Back closes the document or picture first, then the listing, and stays in the list',
  BOTH_WIDTHS,
  async ({ page }) => {
    await storeState(page, { isPremium: true, trialUsed: true });
    await changeDetail(page, WITH_DOCUMENTS);
    await open(page, '/search?category=1');
    await cards(page).nth(1).getByRole('link').click();
    await expect(page).toHaveURL(/\/ilan\/\d+$/);
    const address = page.url();
    const name = await dialogs(page).getByRole('heading', { level: 1 }).textContent();
    for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await page.getByRole('button', { name: /satis-ilani\.pdf/ }).click();
      await expect(viewer(page)).toBeVisible();
      expect(page.url()).toBe(address);
      await close();
      await expect(viewer(page)).toHaveCount(0);
      await expect(dialogs(page).getByRole('heading', { level: 1 })).toHaveText(name ?? '?');
      await page.getByRole('button', { name: 'Görselleri tam ekranda göster' }).click();
      await expect(full(page)).toBeVisible();
      await close();
      await expect(full(page)).toHaveCount(0);
      await expect(dialogs(page).getByRole('heading', { level: 1 })).toHaveText(name ?? '?');
    }
    await page.goBack();
    await expect(dialogs(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/search\?category=1$/);
    await expect(cards(page).nth(1).getByRole('link')).toBeFocused();
  },
);

test('a reload with a document open over a listing shows the listing’s page; Back leads to the list', async ({
  page,
}) => {
  await storeState(page, { isPremium: true, trialUsed: true });
  await changeDetail(page, WITH_DOCUMENTS);
  await open(page, '/search?category=1');
  await cards(page).first().getByRole('link').click();
  await page.getByRole('button', { name: /satis-ilani\.pdf/ }).click();
  await expect(viewer(page)).toBeVisible();
  await reload(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialogs(page)).toHaveCount(0);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await expect(page).toHaveURL(/\/search\?category=1$/);
  await expect(cards(page).first()).toBeVisible();
});

test('Back closes the premium sheet on a listing’s page too', BOTH_WIDTHS, async ({ page }) => {
  const id = await listingOf(page, 'category=1');
  await open(page, '/search');
  await open(page, `/ilan/${id}`);
  await upgradeButton(page).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.goBack();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/ilan/${id}$`));
  await page.goBack();
  await expect(page).toHaveURL(/\/search$/);
});

test('following a link inside a layer replaces the layer: Back leads to the page below it', async ({ page }) => {
  await storeState(page, { isPremium: false, trialUsed: true });
  await open(page, '/search');
  await upgradeButton(page).click();
  await dialogOf(page)
    .getByRole('button', { name: /^Şimdi abone olun/ })
    .click();
  await dialogOf(page).getByRole('link', { name: 'Üyelik için bize yazın' }).click();
  await expect(page).toHaveURL(/\/iletisim/);
  await page.goBack();
  await expect(page).toHaveURL(/\/search$/);
  await expect(dialogs(page)).toHaveCount(0);
});

test('each Back and each Escape closes one layer: first the file in an archive, then the archive', async ({ page }) => {
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await open(page, '/test-viewer');
    await page.getByLabel('Kendi listeniz').fill('/files/sample/documents/dosya-ekleri.zip');
    await page.getByRole('button', { name: 'Listeyi görüntüle' }).click();
    await dialogs(page)
      .getByRole('button', { name: /\.pdf|\.jpg|\.png/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Arşive dön' })).toBeVisible();
    await close();
    await expect(page.getByRole('button', { name: 'Arşive dön' })).toHaveCount(0);
    await expect(dialogs(page)).toHaveCount(1);
    await close();
    await expect(dialogs(page)).toHaveCount(0);
  }
});

test(
  'Forward after Back restores the listing but no layer above it, and Back still leads out',
  BOTH_WIDTHS,
  async ({ page }) => {
    await storeState(page, { isPremium: true, trialUsed: true });
    await changeDetail(page, WITH_DOCUMENTS);
    await open(page, '/search?category=1');
    await cards(page).nth(1).getByRole('link').click();
    await expect(page).toHaveURL(/\/ilan\/\d+$/);
    const heading = dialogs(page).getByRole('heading', { level: 1 });
    const name = (await heading.textContent()) ?? '?';
    const layers = [
      [page.getByRole('button', { name: 'Görselleri tam ekranda göster' }), full(page)],
      [page.getByRole('button', { name: /satis-ilani\.pdf/ }), viewer(page)],
    ] as const;
    for (const [button, layer] of layers) {
      await button.click();
      await expect(layer).toBeVisible();
      await page.goBack();
      await expect(layer).toHaveCount(0);
      await page.goForward();
      await expect(heading).toHaveText(name);
      await expect(layer).toHaveCount(0);
      await expect(dialogs(page)).toHaveCount(1);
    }
    await page.goBack();
    await expect(dialogs(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/search\?category=1$/);
    await page.goForward();
    await expect(heading).toHaveText(name);
    await page.goBack();
    await expect(dialogs(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/search\?category=1$/);
  },
);

test('Forward after Back does not reopen the premium window', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'İhale ara', exact: true }).first().click();
  await expect(page).toHaveURL(/\/search$/);
  await upgradeButton(page).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  await page.goForward();
  await expect(cards(page).first()).toBeVisible();
  await expect(dialogs(page)).toHaveCount(0);
  await upgradeButton(page).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});
