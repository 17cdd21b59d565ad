import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { catalogue } from '../../../web/catalogue/catalogue-plugin.ts';
import {
  expectAccessibleAtBothWidths,
  expectAccessibleInBothThemes,
  expectReadableInDark,
} from '../support/open-page.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

test('the page of the design system is accessible at both widths, in light and dark', async ({ page }) => {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    cacheDir: test.info().outputPath('vite'),
    // As in component tests: the real package needs the plugin that renders pages on the server.
    resolve: { alias: { '@tanstack/react-start': `${ROOT}tests/support/pages/start-in-browser.ts` } },
    plugins: [tailwindcss(), react(), catalogue()],
  });
  const expectAccessible = async () => {
    await expectAccessibleAtBothWidths(page);
    await expectReadableInDark(page);
  };
  try {
    await server.listen(0);
    await page.goto(`${server.resolvedUrls?.local[0]}dev/ui`);
    await expect(page.getByRole('heading', { level: 1, name: 'Bileşenler' })).toBeVisible();
    await expectAccessible();
    const box = page.locator('[data-sample="modal.tsx"]');
    await box.getByRole('button', { name: 'Pencereyi aç' }).click();
    await expect(page.getByRole('dialog', { name: 'Alarmın silinmesi' })).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(box.getByRole('button', { name: 'Pencereyi aç' })).toBeFocused();
    for (const window of [
      { width: 1280, height: 800 },
      { width: 375, height: 812 },
    ]) {
      await page.setViewportSize(window);
      await page.getByRole('button', { name: 'Alarm kaydedilemedi' }).click();
      const toast = page.getByRole('listitem').filter({ hasText: 'Alarm kaydedilemedi' }).first();
      // A toast under the pointer stays.
      await toast.hover();
      await expectAccessibleInBothThemes(page);
      await expect(toast).toBeVisible();
    }
  } finally {
    await server.close();
  }
});
