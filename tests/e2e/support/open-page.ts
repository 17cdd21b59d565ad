import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { StorageChoice } from '#web/features/members/consent/index.ts';

/**
 * A page in which nothing may go wrong unseen: errors in its console and failed scripts fail the test. The offer that
 * opens by itself on home counts as already shown, and the question what may be kept as answered, unless a story asks
 * for them.
 */
export const test = base.extend<{
  allowedErrors: RegExp[];
  automaticOffer: boolean;
  storageChoice: StorageChoice | 'none';
}>({
  allowedErrors: [[], { option: true }],
  automaticOffer: [false, { option: true }],
  storageChoice: ['all', { option: true }],
  page: async ({ page, allowedErrors, automaticOffer, storageChoice }, use) => {
    if (storageChoice !== 'none') await page.addInitScript(chooseBeforehand, storageChoice);
    if (!automaticOffer) await page.addInitScript(() => sessionStorage.setItem('subscription_offer_shown', '1'));
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    expect(errors.filter((error) => !allowedErrors.some((allowed) => allowed.test(error)))).toEqual([]);
  },
});

/** Runs in the page, each time one opens: a choice the story itself makes lasts. */
function chooseBeforehand(choice: StorageChoice): void {
  const today = new Date().toISOString().slice(0, 10);
  if (localStorage.getItem('storage_choice') === null) localStorage.setItem('storage_choice', `${choice} ${today}`);
}

export { expect };

/** Opens an address and waits until the page answers to clicks. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await answersClicks(page);
}

/** Loads the page again and waits until it answers to clicks. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await answersClicks(page);
}

/**
 * A page comes alive part by part, after its frame has said that it did; React leaves a property at each element it has
 * taken over. Until then letters typed into a field are lost.
 */
async function answersClicks(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button, input, select, textarea')].every(
      (control) => !control.checkVisibility() || Object.keys(control).some((key) => key.startsWith('__reactProps$')),
    ),
  );
}

declare global {
  interface Window {
    /** What the script of axe leaves in the page. */
    axe: typeof axe;
  }
}

/** Less than half of what `axe.source` is, and the same. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands, a line for each rule; asked for by name, only those rules are tried. */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  expect(page.frames(), 'frames that axe would have to look into').toHaveLength(1);
  // Putting axe into the page takes a tenth of a second, so a page gets it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const runOnly = rules ? { type: 'rule' as const, values: [...rules] } : { type: 'tag' as const, values: STANDARDS };
  // Only rules for sound and for a locked orientation load files beforehand.
  const options: axe.RunOptions = { runOnly, resultTypes: ['violations'], preload: false };
  const { violations } = await page.evaluate((asked) => window.axe.run(document, asked), options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** Fails on anything axe finds, and on a page wider than its window. */
export async function expectAccessible(page: Page): Promise<void> {
  // A target that happens to be half under a phone's bars counts as too small, although one can scroll.
  // An adopted sheet, because the page's own policy lets no style element in.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-bottom-bar], .sticky { position: static !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await findViolations(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels by which the page is too wide').toBe(0);
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
}

/** What axe finds by colours: nothing else differs between the themes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** The same in light, and then its colours in dark; the page is in light, before and after. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectReadableInDark(page);
}

/** Fails on colours that are hard to read when the page turns dark; it is in light, before and after. */
export async function expectReadableInDark(page: Page): Promise<void> {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await html.evaluate((root) => {
    root.dataset.theme = 'dark';
  });
  expect(await findViolations(page, OF_COLOURS)).toEqual([]);
  await html.evaluate((root) => {
    root.dataset.theme = 'light';
  });
}

/** The same in the story's window and in one as narrow as a phone, for long stories whose steps need no phone. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  await expectAccessible(page);
  const window = page.viewportSize();
  await page.setViewportSize({ width: 375, height: 812 });
  await drawn(page);
  await expectAccessible(page);
  if (window) await page.setViewportSize(window);
  await drawn(page);
}

/** After the next frame: what a change of the window's size asked for is on the page. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
