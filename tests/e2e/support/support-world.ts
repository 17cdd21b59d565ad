import type { Page } from '@playwright/test';
import { expect } from './open-page.ts';

export const panel = (page: Page) => page.getByRole('dialog', { name: 'Yardım' });
export const openPanel = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Yardım', exact: true }).click();
export const log = (page: Page) => page.getByRole('log', { name: 'Mesajlar' });

/** Enters name and e-mail address, as a visitor does before the first message. */
export async function introduce(page: Page, name: string): Promise<void> {
  await panel(page).getByLabel('Adınız').fill(name);
  await panel(page).getByLabel('E-posta adresiniz').fill('ziyaretci@ornek.example');
  await panel(page).getByRole('button', { name: 'Görüşmeyi başlat' }).click();
  await expect(panel(page).getByLabel('Mesajınız')).toBeVisible();
}

export async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Mesajınız').fill(text);
  await page.getByLabel('Mesajınız').press('Enter');
  await expect(log(page).getByText(text)).toBeVisible();
  await expect(page.getByLabel('Mesajınız')).toHaveValue('');
}
