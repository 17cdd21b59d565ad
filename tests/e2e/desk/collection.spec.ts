import type { Page } from '@playwright/test';
import { test } from '../support/collecting-world.ts';
import { addDeadLetter } from '../support/desk-world.ts';
import { toastOf } from '../support/members-world.ts';
import { expect, expectAccessibleAtBothWidths, open } from '../support/open-page.ts';
import { beOperator } from '../support/seated-operator.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('`icerik` uploads a file, reads its report, pauses a source and resumes it', async ({ page }) => {
  await beOperator(page, 'icerik');
  await open(page, '/yonetim/toplama');
  await expect(page.getByRole('navigation', { name: 'Toplamanın bölümleri' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Kapalı kaynaklar' })).toContainText('UYAP');
  await expectAccessibleAtBothWidths(page);

  const name = `liste-${Date.now()}.ndjson`;
  const bad = { id: 'x', title: 'Bozuk kayıt', categoryNumber: '1', price: 'çok' };
  await page.getByLabel('Dosya seç').setInputFiles({
    name,
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(JSON.stringify(bad)),
  });
  await expect(toastOf(page, 'Dosya alındı.')).toBeVisible();
  const file = page
    .getByRole('list', { name: 'Tarayıcıdan gelen dosyalar' })
    .getByRole('listitem')
    .filter({ hasText: name })
    .first();
  await expect(file).toContainText('1 reddedildi');
  await file.getByRole('button', { name: /^Reddedilen kayıtları göster/ }).press('Enter');
  await expect(region(page, 'Reddedilen kayıtlar')).toContainText('price');
  await expectAccessibleAtBothWidths(page);

  const source = region(page, 'Bırakılan dosyalar');
  await source.getByRole('button', { name: /^Duraklat/ }).press('Enter');
  const pausing = region(page, 'Kaynağı duraklatma: Bırakılan dosyalar');
  await pausing.getByRole('button', { name: 'Duraklat' }).press('Enter');
  await expect(pausing.getByText('Gerekçeyi yazın.')).toBeVisible();
  await pausing.getByLabel('Gerekçe').fill('Klasör taşınıyor');
  await pausing.getByLabel('Gerekçe').press('Enter');
  await expect(toastOf(page, 'Kaynak duraklatıldı; süren okuma durur.')).toBeVisible();
  await expect(source).toContainText('Klasör taşınıyor');
  await expectAccessibleAtBothWidths(page);
  await source.getByRole('button', { name: /^Sürdür/ }).press('Enter');
  const resuming = region(page, 'Kaynağı sürdürme: Bırakılan dosyalar');
  await resuming.getByLabel('Gerekçe').fill('Klasör hazır');
  await resuming.getByLabel('Gerekçe').press('Enter');
  await expect(source.getByRole('button', { name: /^Duraklat/ })).toBeVisible();
});

test('`yonetici` retries a failed letter and sees the jobs', async ({ page }) => {
  const about = await addDeadLetter();
  await beOperator(page, 'yonetici');
  await open(page, '/yonetim/toplama/mesajlar');
  const letter = page.getByRole('listitem').filter({ hasText: 'a***@ornek.example' }).first();
  await expect(letter).toContainText('15 kez denendi');
  await expectAccessibleAtBothWidths(page);
  await letter.getByRole('button', { name: /^Alıcıyı göster/ }).press('Enter');
  await letter.getByLabel('Neden bakıyorsunuz?').fill('Üye yazdı');
  await letter.getByLabel('Neden bakıyorsunuz?').press('Enter');
  const opened = page.getByRole('listitem').filter({ hasText: about.email });
  await opened.getByRole('button', { name: /^Yeniden dene/ }).press('Enter');
  const retrying = region(page, 'Yeniden deneme: 1 bildirim');
  await retrying.getByLabel('Gerekçe').fill('Adres düzeldi');
  await retrying.getByLabel('Gerekçe').press('Enter');
  await expect(toastOf(page, '1 mesaj yeniden denenecek.')).toBeVisible();
  await expect(page.getByText(about.email)).toHaveCount(0);

  await page.getByRole('link', { name: 'Zamanlanmış işler' }).press('Enter');
  const jobs = page.getByRole('list', { name: 'Zamanlanmış işler' });
  await expect(jobs.getByRole('listitem').filter({ hasText: 'tend-search' })).toContainText('Dakikada bir');
  await expectAccessibleAtBothWidths(page);
});
