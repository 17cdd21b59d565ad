import { matchesIn } from '#server/turkish/matches-in.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

export type TitleAreas = {
  readonly areaM2?: number;
  readonly plotM2?: number;
  readonly grossM2?: number;
  readonly netM2?: number;
};

const UNITS: Readonly<Record<string, number>> = { donum: 1000, dekar: 1000, da: 1000, hektar: 10_000, ha: 10_000 };
/** `6.469,19 m²`, `28888,00m2`, `2.350,00m2.lik`, `89.258.00 m2`, `10 bin 222 metrekare`, `89 dönüm`. */
const AREA =
  /(?<![\d.,/+])(?:(\d{1,3}) bin(?: (\d{1,3}))?|(\d{1,3}(?: \d{3})+|\d[\d.]*(?:,\d{1,4})?)) ?(m ?²|m ?2(?!\d)|mt2|metre ?kare|donum|dekar|hektar|da|ha)(?![a-z]{0,1}(?<=[dh]a)[a-z])\.?'?(?:l[iu][kg]|den|ye)?[a-z]{0,3}(?![a-z])/g;
const GROUND =
  /(?<![a-z])(?:arsa|tarla|bahce|bag(?![a-z]*da)|zeytinli[kg]|arazi|parsel|findikli[kg]|fistikli[kg]|cevizli[kg]|meyveli[kg]|cayir|mera|[a-z]+ alani|ham toprak|zemin|uzeri[a-z]*)/;
const BUILT =
  /(?<![a-z])(?:daire|mesken|konut(?! imar)|villa(?! imar)|ev(?:i|in|inin|ler)?(?![a-z])|dukkan|isyeri|is yeri|ofis|buro|depo|magaza|fabrika|bina|otel|dubleks|tripleks|imalathane|atolye|apartman|antrepo|hangar|bagimsiz bolum|kapali alan|insaat alan)/;
/** The maximum distance in characters between an area and what it measures. */
const REACH = 45;

type Area = {
  readonly value: number;
  readonly of: 'ground' | 'built' | undefined;
  readonly size: 'gross' | 'net' | undefined;
};

/**
 * Returns the areas in m² that a title names, ground and building separately: in `280 m² villa ve 3.096 m² arsası` the
 * villa has 280. If it names two grounds (`1.200 m² tarla ve 3.400 m² bahçe`), neither is the area of what is sold.
 */
export function readTitleAreas(title: string, isBuilding: boolean): TitleAreas {
  const areas = areasIn(foldTurkish(title));
  const grounds = areas.filter(({ of }) => of === 'ground');
  const built = areas.filter(({ of }) => of !== 'ground');
  const [ground] = grounds;
  const sized = (size: Area['size']) => {
    const [only, another] = built.filter((area) => area.size === size);
    return another ? undefined : only?.value;
  };
  const [gross, net] = [sized('gross'), sized('net')];
  // For a flat with its storeroom (`120 m² daire ile 15 m² depo`), the first is the flat.
  const own = built.length === 1 ? built[0]?.value : built.find(({ size }) => size === undefined)?.value;
  const plot = grounds.length === 1 ? ground?.value : undefined;
  const isPlotOfBuilding = isBuilding || own !== undefined;
  return {
    ...(own !== undefined && { areaM2: own }),
    ...(plot !== undefined && (isPlotOfBuilding ? { plotM2: plot } : { areaM2: plot })),
    ...(gross !== undefined && { grossM2: gross }),
    ...(net !== undefined && { netM2: net }),
  };
}

function areasIn(folded: string): Area[] {
  const matches = matchesIn(folded, AREA);
  return matches.flatMap((match, index) => {
    const value = squareMetres(match);
    if (value === undefined) return [];
    const end = match.index + match[0].length;
    const after = folded.slice(end, Math.min(end + REACH, matches[index + 1]?.index ?? folded.length));
    const before = folded.slice(Math.max(0, match.index - 25), match.index);
    return [{ value, of: measured(before, after), size: sizeOf(before, after) }];
  });
}

/** Returns what is measured: the first thing named after the area. */
function measured(before: string, after: string): Area['of'] {
  if (/(?:arsa|parsel)[a-z]{0,3} (?:alani |yuzolcumu )?:? ?$/.test(before)) return 'ground';
  const [ground, built] = [after.search(GROUND), after.search(BUILT)];
  if (ground === -1) return built === -1 ? undefined : 'built';
  return built === -1 || ground < built ? 'ground' : 'built';
}

function sizeOf(before: string, after: string): Area['size'] {
  if (/(?<![a-z])brut (?:alani? ?:? ?)?$/.test(before) || /^ ?\(?brut(?![a-z])/.test(after)) return 'gross';
  return /(?<![a-z])net (?:alani? ?:? ?)?$/.test(before) || /^ ?\(?net(?![a-z])/.test(after) ? 'net' : undefined;
}

function squareMetres([, thousands, units = '0', printed = '', unit = '']: RegExpExecArray): number | undefined {
  const number =
    thousands === undefined ? printedNumber(printed.replaceAll(' ', '')) : Number(thousands) * 1000 + Number(units);
  const value = Math.round(number * (UNITS[unit] ?? 1) * 100) / 100;
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

/**
 * A point before the last one or two digits is the decimal mark (`89.258.00`, `12.5`); before three it groups
 * thousands.
 */
function printedNumber(printed: string): number {
  const [whole = '', decimals] = printed.split(',');
  if (decimals !== undefined) return Number(`${whole.replaceAll('.', '')}.${decimals}`);
  const [, before = '', last] = /^(.*)\.(\d{1,2})$/.exec(whole) ?? [];
  return last === undefined ? Number(whole.replaceAll('.', '')) : Number(`${before.replaceAll('.', '')}.${last}`);
}
