import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { StorageChoice } from '#web/features/members/consent/index.ts';

/**
 * A page on which no error may go unnoticed: errors in its console and failed scripts fail the test. Unless a test
 * overrides it, the automatic offer on home counts as already shown, and the consent question as answered.
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

/** Runs in the page each time one opens; a choice that the test itself makes is kept. */
function chooseBeforehand(choice: StorageChoice): void {
  const today = new Date().toISOString().slice(0, 10);
  if (localStorage.getItem('storage_choice') === null) localStorage.setItem('storage_choice', `${choice} ${today}`);
}

export { expect };

/** Opens an address and waits until the page responds to clicks. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await answersClicks(page);
}

/** Reloads the page and waits until it responds to clicks. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await answersClicks(page);
}

/**
 * Hydration continues part by part after the frame has reported its own; React sets a property on each element that it
 * has hydrated. Text typed into a field before that is lost.
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
    /** The global that the axe script defines. */
    axe: typeof axe;
  }
}

/** The same code as `axe.source`, at less than half the size. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The violations that axe finds on the page in its current state, one line per rule; only the given rules if any are
 * named.
 */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  expect(page.frames(), 'frames that axe would have to look into').toHaveLength(1);
  // Injecting axe takes a tenth of a second, so it is done once per page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const runOnly = rules ? { type: 'rule' as const, values: [...rules] } : { type: 'tag' as const, values: STANDARDS };
  // Only the rules for sound and for a locked orientation need preloaded files.
  const options: axe.RunOptions = { runOnly, resultTypes: ['violations'], preload: false };
  const { violations } = await page.evaluate((asked) => window.axe.run(document, asked), options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** Fails on any violation that axe finds, and on a page wider than its window. */
export async function expectAccessible(page: Page): Promise<void> {
  // A target that is half under a phone's bars counts as too small, although scrolling reveals it. An adopted style
  // sheet, because the page's content security policy allows no style element.
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

/** The rules of axe about colours: nothing else differs between the themes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** The same in the light theme, and then the colour rules in the dark theme; the page is light before and after. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectReadableInDark(page);
}

/** Fails on colours that are hard to read in the dark theme; the page is light before and after. */
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

/** The same in the test's window and in one as narrow as a phone, for long tests whose steps need no phone. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  await expectAccessible(page);
  const window = page.viewportSize();
  await page.setViewportSize({ width: 375, height: 812 });
  await drawn(page);
  await expectAccessible(page);
  if (window) await page.setViewportSize(window);
  await drawn(page);
}

/** Waits for the next frame, so that the effects of a resize are on the page. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
