import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fillFigures } from '#shared/content/fill-marks.ts';
import { depositOf, leastStepOf, openingPriceOf, saleLimitOf } from '#shared/law/amounts.ts';
import { officeDeadline } from '#shared/law/deadlines.ts';
import { LAW_TEXTS } from '#shared/law/figure-texts.ts';
import { formatLira } from '#shared/text/money.ts';
import { possessive } from '#shared/text/turkish-suffixes.ts';
import { endsAfterBids } from '#tests/support/oracle/extended-end.ts';

const CONTENT = fileURLToPath(new URL('../../../../../content', import.meta.url));
const read = (name: string) => fillFigures(readFileSync(`${CONTENT}/${name}.md`, 'utf8'));

const at = (clock: string) => new Date(`2026-11-25T${clock.replace('.', ':')}:00+03:00`);

describe('examples in the texts match the legal calculation', () => {
  it.each(['guides/e-satisa-ilk-adim', 'help/satisin-uzamasi-ve-durmasi'])('the late bids in %s', (name) => {
    const rows = [...read(name).matchAll(/^\| [^|]*teklif[^|]* \| (\d\d\.\d\d) \| (\d\d\.\d\d) \|$/gmu)];
    const bids = rows.map(([, bid = '']) => at(bid));
    expect(rows.length).toBe(4);
    expect(rows.map(([, , end = '']) => at(end))).toEqual(endsAfterBids(at('10.00'), bids));
  });

  it('opening price, deposit and least step', () => {
    const rows = [
      ...read('guides/e-satisa-ilk-adim').matchAll(/^\| ₺([\d.]+) \| (₺[\d.]+) \| (₺[\d.]+) \| (₺[\d.]+) \|$/gmu),
    ];
    expect(rows.length).toBe(3);
    for (const [, appraisal = '', ...amounts] of rows) {
      const value = Number(appraisal.replaceAll('.', ''));
      expect(amounts).toEqual([openingPriceOf, depositOf, leastStepOf].map((of) => formatLira(of(value))));
    }
  });

  it.each([
    ['guides/e-satisa-ilk-adim', 2_400_000, 1_450_000, 38_000],
    ['guides/masraflar-ve-vergiler', 3_000_000, 1_200_000, 45_000],
    ['guides/takyidat-ve-serh-okuma', 4_000_000, 2_350_000, 55_000],
    ['guides/takyidat-ve-serh-okuma', 4_000_000, 0, 55_000],
    ['help/muhammen-bedel', 2_000_000, 1_300_000, 40_000],
  ])('the limit in %s', (name, appraisal, priorClaims, costs) => {
    const limit = saleLimitOf({ appraisal, priorClaims, costs });
    expect(read(name)).toContain(`${formatLira(limit).slice(1)} lira`);
  });

  it('the last day for a letter of guarantee', () => {
    expect(officeDeadline(at('10.00'))?.day).toBe('2026-11-24');
    expect(officeDeadline(new Date('2026-11-30T07:00:00Z'))?.day).toBe('2026-11-27');
    expect(read('guides/e-satisa-ilk-adim')).toContain('Mektup ise 27 Kasım Cuma mesai bitimine kadar');
  });
});

it('suffixes written after figures of law fit the figures', () => {
  for (const [mark, ending] of [
    ['teminat-orani', 'u'],
    ['fesih-cezasi', 'u'],
    ['acilis-orani', 'si'],
    ['fesih-teminati', 'i'],
    ['en-az-artis', 'i'],
    ['damga-orani', 'u'],
  ])
    expect(possessive(LAW_TEXTS[mark ?? ''] ?? ''), mark).toMatch(new RegExp(`'${ending}$`));
});
