import { grouped } from '../market/printed-figures.ts';
import type { Random } from '../market/random.ts';
import type { Sale } from '../market/sale.ts';
import type { Estate } from './estate.ts';

const OTHERS = [
  'kamu haczi (vergi dairesi)',
  'kamu haczi (sosyal güvenlik kurumu)',
  'ihtiyati haciz şerhi',
  'ihtiyati tedbir şerhi',
  'aile konutu şerhi',
  'kira şerhi',
  'elektrik hattı lehine irtifak hakkı',
  'belediye lehine geçit hakkı',
] as const;

/** Mortgages, liens and other entries in the land register; `text` is used in `kaydindakiSerhler` and in the notice. */
export type Encumbrances = { readonly text: string; readonly isMortgaged: boolean };

/** Draws entries that fit the sale: a mortgage is younger than the building, and a creditor who sells has a lien. */
export function drawEncumbrances(random: Random, sale: Sale, { age, deedUnit }: Estate, value: number): Encumbrances {
  const entries: string[] = [];
  const since = Math.max(1985, sale.year - (age ?? 25));
  if (deedUnit !== '') entries.push(`yönetim planı: ${dateText(random, since, since)}`);
  const isMortgaged = !sale.isCourtSale && random.chance(0.62);
  if (sale.isCourtSale) entries.push('ortaklığın giderilmesi davası şerhi');
  if (isMortgaged)
    entries.push(mortgage(random, value, Math.min(Math.max(since + 1, 2012), sale.year - 1), sale.year - 1));
  if (isMortgaged && random.chance(0.25)) entries.push('İİK 150/c şerhi');
  if (sale.file.endsWith('İflas')) entries.push('iflas şerhi');
  const liens = sale.isCourtSale ? random.int(0, 2) : random.int(1, 7);
  if (liens > 0) entries.push(`${liens} adet icrai haciz şerhi`);
  if (random.chance(0.42)) entries.push(random.pick(OTHERS));
  const text = entries.join('; ');
  return { text: (text.startsWith('i') ? 'İ' : text.charAt(0).toUpperCase()) + text.slice(1), isMortgaged };
}

function mortgage(random: Random, value: number, fromYear: number, toYear: number): string {
  const amount = Math.max(50_000, Math.round((value * random.between(0.25, 1.1)) / 50_000) * 50_000);
  return `banka lehine 1. dereceden ${grouped(amount)} TL bedelle ipotek (${dateText(random, fromYear, toYear)}, ${random.int(900, 48_000)} yevmiye)`;
}

function dateText(random: Random, fromYear: number, toYear: number): string {
  const day = random.int(1, 28);
  const month = random.int(1, 12);
  return `${day < 10 ? '0' : ''}${day}.${month < 10 ? '0' : ''}${month}.${random.int(fromYear, toYear)}`;
}
