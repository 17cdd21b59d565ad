import { beMember } from '../support/members-world.ts';
import { expect, open, test } from '../support/open-page.ts';

for (const [width, height] of [
  [375, 812],
  [390, 844],
  [1280, 720],
  [1440, 900],
] as const)
  test(`the profile has its fields and both switches on the first screen of ${width} × ${height} (spec §2)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await beMember(page);
    await open(page, '/user');
    const fields = ['Ad', 'Soyad', 'E-posta', 'Cep telefonu', 'İkinci telefon'];
    for (const name of fields) await expect(page.getByLabel(name, { exact: true })).toBeInViewport({ ratio: 1 });
    for (const name of [/E-posta bildirimleri/, /Telefon bildirimleri/])
      await expect(page.getByRole('switch', { name })).toBeInViewport({ ratio: 1 });
  });
