import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { catalogue } from '../../../web/catalogue/catalogue-plugin.ts';
import { expectAccessible } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page of the design system is accessible in ${colorScheme} colours`, BOTH_WIDTHS, async ({ page }) => {
    const server = await createServer({
      root: ROOT,
      configFile: false,
      logLevel: 'error',
      cacheDir: test.info().outputPath('vite'),
      // As in tests of components: the real one needs the plugin that renders pages on the server.
      resolve: { alias: { '@tanstack/react-start': `${ROOT}tests/support/pages/start-in-browser.ts` } },
      plugins: [tailwindcss(), react(), catalogue()],
    });
    try {
      await server.listen(0);
      await page.emulateMedia({ colorScheme });
      await page.goto(`${server.resolvedUrls?.local[0]}dev/ui`);
      await expect(page.getByRole('heading', { level: 1, name: 'Bileşenler' })).toBeVisible();
      await expectAccessible(page);
      const box = page.locator('[data-sample="modal.tsx"]');
      await box.getByRole('button', { name: 'Pencereyi aç' }).click();
      await expect(page.getByRole('dialog', { name: 'Alarmın silinmesi' })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(box.getByRole('button', { name: 'Pencereyi aç' })).toBeFocused();
      await page.getByRole('button', { name: 'Alarm kaydedilemedi' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Alarm kaydedilemedi' })).toBeVisible();
      await expectAccessible(page);
    } finally {
      await server.close();
    }
  });
}
