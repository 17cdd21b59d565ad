import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** The plans whose sheets are stored in `plans/`: black and white like a fax, or grey like an office scanner. */
const PLANS = {
  'mimari-proje': { sheets: 4, isGrey: false },
  'imar-capi': { sheets: 3, isGrey: true },
} as const;

/** A TIFF with a page for each sheet of the plan: A4 at 150 dots per inch. */
export async function makePlanScan(plan: keyof typeof PLANS): Promise<Uint8Array> {
  const { sheets, isGrey } = PLANS[plan];
  const pages = await Promise.all(
    Array.from({ length: sheets }, (_, index) =>
      sharp(fileURLToPath(new URL(`./plans/${plan}-${index + 1}.svg`, import.meta.url)))
        .flatten({ background: '#ffffff' })
        .greyscale()
        .linear(isGrey ? 0.86 : 1, isGrey ? 28 : 0)
        .png()
        .toBuffer(),
    ),
  );
  const scan = sharp(pages, { join: { animated: true } })
    .greyscale()
    .toColourspace('b-w');
  return isGrey
    ? scan.tiff({ compression: 'lzw', predictor: 'horizontal', xres: 5.9, yres: 5.9 }).toBuffer()
    : scan.threshold(150).tiff({ compression: 'ccittfax4', bitdepth: 1, xres: 5.9, yres: 5.9 }).toBuffer();
}
