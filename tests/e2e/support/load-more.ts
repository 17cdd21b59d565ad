import type { Page } from '@playwright/test';

/**
 * Loads the next page of results. By keyboard, because cards that come into view for the first time push the link away
 * from under a mouse that is already pressed.
 */
export async function loadMore(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Daha fazla göster' }).press('Enter');
}
