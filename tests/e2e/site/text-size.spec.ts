import { chromium, expect, type Page, test } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '#tests/support/find-browser.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

/** Twice the default size, as people set it for all sites in their browser. */
const DOUBLED = 32;
const PAGES = [
  '/',
  '/search',
  '/search?view=table',
  '/fiyatlandirma',
  '/takvim',
  '/user',
  '/yardim-merkezi',
  '/siparis',
];

test(
  'the browser’s text size is respected, and no page becomes wider than the screen',
  BOTH_WIDTHS,
  async ({ viewport }) => {
    test.slow();
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: [...BROWSER_ARGS, `--blink-settings=defaultFontSize=${DOUBLED}`],
    });
    try {
      const context = await browser.newContext({ viewport, locale: 'tr-TR', baseURL: test.info().project.use.baseURL });
      const page = await context.newPage();
      await page.goto('/search');
      const listing = await page.locator('.listing-link').first().getAttribute('href');
      for (const path of [...PAGES, listing ?? '?']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
        expect(await measure(page), path).toEqual({ size: DOUBLED, tooWide: 0 });
      }
      await page.goto('/search?view=list');
      // 18 px at the default size in a list, 22 px in a grid.
      await expect(page.locator('.listing-price').first()).toHaveCSS('font-size', /^(36|44)px$/);
      expect(await overlappingLines(page)).toEqual([]);
    } finally {
      await browser.close();
    }
  },
);

function measure(page: Page): Promise<{ size: number; tooWide: number }> {
  return page.evaluate(() => {
    const root = document.documentElement;
    return {
      size: Number.parseFloat(getComputedStyle(root).fontSize),
      tooWide: Math.max(0, root.scrollWidth - root.clientWidth),
    };
  });
}

/** The texts of cards whose lines overlap. */
function overlappingLines(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.listing-words')].flatMap((card) => {
      const boxes = [...card.children]
        .filter((line) => line.textContent?.trim() && line.getBoundingClientRect().height > 1)
        .map((line) => ({ text: line.textContent ?? '', box: line.getBoundingClientRect() }));
      return boxes.flatMap(({ text, box }, index) =>
        boxes
          .slice(index + 1)
          .filter(
            ({ box: other }) =>
              Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 4 &&
              Math.min(box.right, other.right) - Math.max(box.left, other.left) > 4,
          )
          .map((other) => `${text} | ${other.text}`),
      );
    }),
  );
}
