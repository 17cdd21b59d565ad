import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../support/open-page.ts';
import { PHONE_ONLY } from '../support/widths.ts';

type Finger = { x: number; y: number };

async function touch(session: CDPSession, steps: readonly (readonly Finger[])[], pauseMs = 0): Promise<void> {
  const [first = [], ...rest] = steps;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [...first] });
  for (const fingers of rest) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [...fingers] });
    await setTimeout(pauseMs);
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

function swipe(session: CDPSession, fromX: number, toX: number, y = 400, pauseMs = 0): Promise<void> {
  const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => [{ x: fromX + (toX - fromX) * share, y }]);
  return touch(session, steps, pauseMs);
}

async function viewSample(page: Page): Promise<CDPSession> {
  await open(page, '/test-viewer');
  await page
    .getByRole('article', { name: /^Konut/ })
    .getByRole('button', { name: 'Görüntüle' })
    .click();
  await expect(page.locator('[data-first-page=drawn]')).toBeVisible();
  return page.context().newCDPSession(page);
}

const heading = (page: Page) => page.getByRole('dialog').getByRole('heading', { level: 2 });
const zoomOf = (page: Page) => page.getByRole('button', { name: /^Yakınlık/ });

test('a swipe leads to the next and the previous document', PHONE_ONLY, async ({ page }) => {
  const session = await viewSample(page);
  await swipe(session, 300, 150);
  await expect(heading(page)).toHaveText('satis-sartnamesi.pdf');
  await expect(page.locator('[data-first-page=drawn]')).toBeVisible();
  await swipe(session, 100, 250);
  await expect(heading(page)).toHaveText('satis-ilani.pdf');
});

test('a slow swipe counts even if the document under the finger loads meanwhile', PHONE_ONLY, async ({ page }) => {
  const session = await viewSample(page);
  await swipe(session, 300, 150);
  await expect(heading(page)).toHaveText('satis-sartnamesi.pdf');
  await swipe(session, 100, 250, 400, 60);
  await expect(heading(page)).toHaveText('satis-ilani.pdf');
});

test('a short swipe, or one over a page wider than the window, changes nothing', PHONE_ONLY, async ({ page }) => {
  const session = await viewSample(page);
  await swipe(session, 200, 160);
  await expect(heading(page)).toHaveText('satis-ilani.pdf');
  await page.getByRole('button', { name: 'Yakınlaştır' }).click();
  await page.getByRole('button', { name: 'Yakınlaştır' }).click();
  await expect(zoomOf(page)).toHaveText('%150');
  await swipe(session, 300, 100);
  await expect(heading(page)).toHaveText('satis-ilani.pdf');
});

test('two fingers zoom in steps', PHONE_ONLY, async ({ page }) => {
  const session = await viewSample(page);
  const pinch = (from: number, to: number) =>
    touch(
      session,
      [0, 0.5, 1].map((share) => {
        const half = (from + (to - from) * share) / 2;
        return [
          { x: 187 - half, y: 400 },
          { x: 187 + half, y: 400 },
        ];
      }),
    );
  await pinch(100, 200);
  await expect(zoomOf(page)).toHaveText('%200');
  await pinch(200, 100);
  await expect(zoomOf(page)).toHaveText('%100');
});

test('a double tap zooms in at its position, another one zooms out', PHONE_ONLY, async ({ page }) => {
  const session = await viewSample(page);
  const tapTwice = async () => {
    // Explicit timestamps: on a busy machine the two taps could be too far apart.
    const startS = Date.now() / 1000;
    for (const number of [0, 1, 2, 3]) {
      await session.send('Input.dispatchTouchEvent', {
        type: number % 2 === 0 ? 'touchStart' : 'touchEnd',
        touchPoints: number % 2 === 0 ? [{ x: 187, y: 400 }] : [],
        timestamp: startS + number * 0.03,
      });
    }
  };
  await tapTwice();
  await expect(zoomOf(page)).toHaveText('%200');
  await setTimeout(1_000);
  await tapTwice();
  await expect(zoomOf(page)).toHaveText('%100');
});

test('the toolbar is at the bottom, and the panel opens above it', PHONE_ONLY, async ({ page }) => {
  await viewSample(page);
  const toolbar = page.getByRole('toolbar', { name: 'Görüntüleyici' });
  const box = await toolbar.boundingBox();
  expect(box?.y).toBeGreaterThan(700);
  await expect(page.getByText('1 / 6', { exact: true })).toBeVisible();
  await toolbar.getByRole('button', { name: 'Belgeler ve sayfalar' }).click();
  const panel = page.getByRole('navigation', { name: 'Belgeler ve sayfalar' });
  await expect(panel).toBeFocused();
  await panel.getByRole('button', { name: '3. sayfaya git' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByText('3 / 6', { exact: true })).toBeVisible();
  await toolbar.getByRole('button', { name: 'Belgeler ve sayfalar' }).click();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the open panel is accessible', PHONE_ONLY, async ({ page }) => {
  await viewSample(page);
  await page.getByRole('button', { name: 'Belgeler ve sayfalar' }).click();
  await expect(page.getByRole('navigation', { name: 'Belgeler ve sayfalar' })).toBeVisible();
  await expectAccessible(page);
});

test('every button fits at 320 px', PHONE_ONLY, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await viewSample(page);
  const buttons = page.getByRole('toolbar').locator('button, a');
  for (const button of await buttons.all()) {
    const box = await button.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(24);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
});
