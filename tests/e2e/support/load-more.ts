import type { Page } from '@playwright/test';

/**
 * Loads the next page of results. By keyboard, because cards that become visible for the first time push the link away
 * under a pressed mouse.
 */
export async function loadMore(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Daha fazla göster' }).press('Enter');
}
