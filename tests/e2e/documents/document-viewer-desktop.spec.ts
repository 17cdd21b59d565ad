import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/open-page.ts';

async function viewSample(page: Page, name: RegExp): Promise<void> {
  await open(page, '/test-viewer');
  await page.getByRole('article', { name }).getByRole('button', { name: 'Görüntüle' }).click();
  await expect(page.locator('[data-first-page=drawn]')).toBeVisible();
}

const zoomOf = (page: Page) => page.getByRole('button', { name: /^Yakınlık/ });

test('the sidebar leads to documents and pages', async ({ page }) => {
  await viewSample(page, /^Konut/);
  const rail = page.getByRole('navigation', { name: 'Belgeler ve sayfalar' });
  await expect(rail.getByRole('listitem').filter({ hasText: 'mimari-proje.tif' })).toContainText('Görsel');
  await rail.getByRole('button', { name: '4. sayfaya git' }).click();
  await expect(page.getByLabel('Sayfa', { exact: true })).toHaveValue('4');
  await expect(rail.getByRole('button', { name: '4. sayfaya git' })).toHaveAttribute('aria-current', 'page');
  await rail.getByRole('button', { name: /mimari-proje\.tif/ }).click();
  await expect(page.getByRole('heading', { name: 'mimari-proje.tif' })).toBeVisible();
  await expect(rail.getByRole('list', { name: 'Sayfalar' }).getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Belgeler ve sayfalar' }).click();
  await expect(rail).toBeHidden();
});

test('a page can be opened by number', async ({ page }) => {
  await viewSample(page, /^Konut/);
  const number = page.getByLabel('Sayfa', { exact: true });
  await number.fill('5');
  await number.press('Enter');
  await expect(page.getByRole('group', { name: '5. sayfa' })).toBeInViewport();
  await number.fill('99');
  await number.press('Enter');
  await expect(number).toHaveValue('5');
});

test('the wheel zooms around the pointer in steps, and only with Ctrl', async ({ page }) => {
  await viewSample(page, /^Konut/);
  await page.mouse.move(760, 400);
  await page.mouse.wheel(0, 300);
  await expect(zoomOf(page)).toHaveText('%100');
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -120);
  await expect(zoomOf(page)).toHaveText('%125');
  await page.mouse.wheel(0, -120);
  await expect(zoomOf(page)).toHaveText('%150');
  await page.keyboard.up('Control');
});

test('zooming keeps the position', async ({ page }) => {
  await viewSample(page, /^Konut/);
  const number = page.getByLabel('Sayfa', { exact: true });
  await number.fill('4');
  await number.press('Enter');
  await expect(page.getByRole('group', { name: '4. sayfa' })).toBeInViewport();
  for (let turn = 0; turn < 8; turn += 1) await page.getByRole('button', { name: 'Yakınlaştır' }).click();
  await expect(zoomOf(page)).toHaveText('%300');
  await expect(page.getByRole('group', { name: '4. sayfa' })).toBeInViewport();
  await expect(number).toHaveValue('4');
});

test('fits the page to the width', async ({ page }) => {
  await viewSample(page, /^Konut/);
  await page.getByRole('button', { name: 'Genişliğe sığdır' }).click();
  const stage = await page.getByRole('region', { name: /^Belge:/ }).evaluate((element) => element.clientWidth);
  await expect
    .poll(async () => Math.round((await page.getByRole('group', { name: '1. sayfa' }).boundingBox())?.width ?? 0))
    .toBe(stage - 32);
});

test('no other page loads the viewer’s code', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  for (const address of ['/', '/search', '/test-viewer']) await open(page, address);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /viewer-dialog|open-pdf|pdf-worker|open-tiff|tiff-worker/.test(url))).toEqual([]);
});
