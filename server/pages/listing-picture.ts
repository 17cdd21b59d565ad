import { createHash } from 'node:crypto';
import { endLabelOf, endOf } from '#shared/listing-texts/listing-end.ts';
import type { ListingSummary } from '#shared/listings.ts';
import { placeName } from '#shared/places/place-name.ts';
import { formatLira } from '#shared/text/money.ts';
import { drawEmblem } from './listing-emblem.ts';
import { outlineText, type Weight, wrapText } from './outlined-text.ts';

/** Change this whenever the drawing changes, so that stored pictures are drawn again. */
const DRAWING_VERSION = '2';
const SIZE = { width: 1200, height: 630 } as const;
const EMBLEM_WIDTH = 420;
const MARGIN = 64;
const TEXT_WIDTH = SIZE.width - EMBLEM_WIDTH - 2 * MARGIN;

/** The design's light colours, as sRGB. */
const COLOR = {
  paper: '#f7f6f4',
  ink: '#15202e',
  soft: '#47535f',
  petrol: '#0b5a6b',
  line: '#dedbd6',
  white: '#fcfeff',
};

type Line = { text: string; size: number; weight: Weight; fill: string; y: number };

const STATE_WORDS: Readonly<Record<ListingSummary['status'], string | undefined>> = {
  open: undefined,
  ended: 'Sona erdi',
  sold: 'Satıldı',
  unsold: 'Satış gerçekleşmedi',
  annulled: 'İhale feshedildi',
  withdrawn: 'Geri çekildi',
};

function endLine(property: ListingSummary): string {
  const closed = STATE_WORDS[property.status];
  if (closed) return closed;
  const end = endOf(property);
  return end ? `${endLabelOf(property)}: ${end}` : 'Bitiş tarihi belirtilmemiş';
}

/** A text that changes whenever the picture does, and only then. */
export function pictureVersion(property: ListingSummary): string {
  const { title, category, tur, secondRound, price } = property;
  const shown = [DRAWING_VERSION, title, category, tur, secondRound, placeName(property), price, endLine(property)];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
}

/** The position of each line: the name at the top, the price and the end at the bottom. */
async function linesOf(property: ListingSummary): Promise<Line[]> {
  const round = property.secondRound === '1' ? ' · 2. ihale' : '';
  const title = await wrapText(property.title, { size: 46, weight: '700', width: TEXT_WIDTH, lines: 4 });
  const [place = ''] = await wrapText(placeName(property), { size: 30, weight: '400', width: TEXT_WIDTH, lines: 1 });
  const price = property.price === null ? 'Bedeli belirtilmemiş' : formatLira(property.price);
  return [
    { text: `${property.category} · ${property.tur}${round}`, size: 26, weight: '700', fill: COLOR.petrol, y: 178 },
    ...title.map((text, index): Line => ({ text, size: 46, weight: '700', fill: COLOR.ink, y: 236 + index * 56 })),
    { text: place, size: 30, weight: '400', fill: COLOR.soft, y: 236 + title.length * 56 },
    { text: price, size: 54, weight: '700', fill: COLOR.ink, y: 542 },
    {
      text: `${property.price === null ? '' : 'muhammen bedel · '}${endLine(property)}`,
      size: 26,
      weight: '400',
      fill: COLOR.soft,
      y: 586,
    },
  ];
}

/**
 * Draws a listing's picture for previews on other sites, as SVG of only paths and colours. The SVG contains no text of
 * the listing, so no text can be read as markup. The picture shows only facts that are free for everybody (D20).
 */
export async function drawListing(property: ListingSummary): Promise<string> {
  const lines = await Promise.all((await linesOf(property)).map(drawLine));
  const name = await outlineText('Peyda', 34, '700');
  const emblem = await drawEmblem(property, EMBLEM_WIDTH, SIZE.height);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
<rect width="${SIZE.width}" height="${SIZE.height}" fill="${COLOR.paper}"/>
<g transform="translate(${MARGIN} 56)"><rect width="52" height="52" rx="14" fill="${COLOR.petrol}"/>
<path d="M12 32a14 14 0 0 1 28 0Z" fill="${COLOR.white}"/>
<path d="M9.5 37.7h33" stroke="${COLOR.white}" stroke-width="3.4" stroke-linecap="round"/>
<path transform="translate(68 38)" fill="${COLOR.ink}" d="${name.d}"/></g>
<path d="M${MARGIN} 478h${TEXT_WIDTH}" stroke="${COLOR.line}" stroke-width="2"/>
${lines.join('\n')}
<g transform="translate(${SIZE.width - EMBLEM_WIDTH} 0)">${emblem}</g>
</svg>`;
}

async function drawLine({ text, size, weight, fill, y }: Line): Promise<string> {
  const { d } = await outlineText(text, size, weight);
  return `<path transform="translate(${MARGIN} ${y})" fill="${fill}" d="${d}"/>`;
}

/** The picture as PNG, 1200 × 630. */
export async function paintListing(property: ListingSummary): Promise<Buffer> {
  // Loaded with the first picture, not with the server.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(await drawListing(property)))
    .png({ palette: true, quality: 90 })
    .toBuffer();
}
