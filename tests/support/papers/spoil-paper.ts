import sharp from 'sharp';

/** The condition in which an invented document arrived. */
export type PaperForm =
  | 'clean'
  | 'grey'
  | 'fax'
  | 'skewed'
  | 'photographed'
  | 'upside-down'
  | 'black edges'
  | 'black edges, fax'
  | 'blue stamp'
  | 'red stamp';

/** A4 at 200 dpi. */
export const WIDTH = 1654;
export const HEIGHT = 2339;

/** Stamped over lines with numbers; the stamps' numbers do not belong to the page. */
const STAMPS = {
  'blue stamp': `<g transform="translate(610 470) rotate(-9)" fill="#2b3fae" fill-opacity=".88" stroke="#2b3fae"
    stroke-opacity=".88"><circle r="165" fill="none" stroke-width="9"/><circle r="112" fill="none" stroke-width="4"/>
    <path id="ring" d="M-124 0a124 124 0 0 1 248 0" fill="none" stroke="none"/>
    <text font-size="32" stroke="none"><textPath href="#ring" startOffset="50%">ANKARA 12. İCRA</textPath></text>
    <text y="-20" font-size="34" stroke="none">T.C. 06100</text>
    <text y="36" font-size="34" stroke="none">14.05.2026</text></g>`,
  'red stamp': `<g transform="translate(560 1290) rotate(4)" fill="#b3202c" fill-opacity=".88" stroke="#b3202c"
    stroke-opacity=".88"><rect x="-235" y="-95" width="470" height="190" fill="none" stroke-width="8"/>
    <text y="-30" font-size="50" stroke="none">ASLI GİBİDİR</text>
    <text y="22" font-size="34" stroke="none">14.05.2026</text>
    <text y="70" font-size="34" stroke="none">Zabıt Kâtibi 118204</text></g>`,
} as const;

/** Deterministic: the same dirt every time. */
export async function spoil(clean: Buffer, form: PaperForm): Promise<Buffer> {
  if (form === 'clean') return clean;
  if (form === 'black edges') return noisy(await withBlackEdges(clean, 1.6), 50);
  if (form === 'black edges, fax')
    return sharp(await noisy(await withBlackEdges(clean, -1.1), 60))
      .threshold(140)
      .png()
      .toBuffer();
  if (form === 'blue stamp' || form === 'red stamp') return stamped(await noisy(clean, 30), STAMPS[form]);
  if (form === 'upside-down') return sharp(clean).rotate(180).png().toBuffer();
  if (form === 'skewed') return sharp(clean).rotate(2.1, { background: '#fff' }).png().toBuffer();
  if (form === 'fax')
    return sharp(await noisy(await sharp(clean).rotate(-1.3, { background: '#fff' }).png().toBuffer(), 60))
      .threshold(140)
      .png()
      .toBuffer();
  return noisy(clean, form === 'grey' ? 110 : 50, form === 'photographed');
}

/** A skewed page on a larger scanner glass: black at its left, below it, and in wedges. */
async function withBlackEdges(clean: Buffer, degrees: number): Promise<Buffer> {
  const { data, info } = await sharp(clean)
    .rotate(degrees, { background: '#0c0c0c' })
    .toBuffer({ resolveWithObject: true });
  const size = { width: WIDTH, height: HEIGHT };
  const middle = { left: Math.floor((info.width - WIDTH) / 2), top: Math.floor((info.height - HEIGHT) / 2) };
  const edges = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <g fill="#0c0c0c"><rect width="70" height="100%"/><rect y="${HEIGHT - 48}" width="100%" height="48"/></g></svg>`);
  return sharp(
    await sharp(data)
      .extract({ ...middle, ...size })
      .png()
      .toBuffer(),
  )
    .composite([{ input: edges }])
    .png()
    .toBuffer();
}

/** The print shows through the ink of the stamp. */
function stamped(paper: Buffer, stamp: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"
    font-family="Liberation Sans" font-weight="bold" text-anchor="middle">${stamp}</svg>`;
  return sharp(paper)
    .toColourspace('srgb')
    .composite([{ input: Buffer.from(svg), blend: 'multiply' }])
    .png()
    .toBuffer();
}

async function noisy(picture: Buffer, strength: number, hasShadow = false): Promise<Buffer> {
  const { data, info } = await sharp(picture).extractChannel(0).blur(0.6).raw().toBuffer({ resolveWithObject: true });
  let seed = 7;
  for (let at = 0; at < data.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const shadow = hasShadow ? 1 - 0.5 * ((at % info.width) / info.width) : 0.9;
    const level = (data[at] ?? 0) * shadow + (seed / 2_147_483_648 - 0.5) * strength;
    data[at] = Math.max(0, Math.min(255, level));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .png()
    .toBuffer();
}
