import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { figuresInText } from '#shared/law/figures-in-text.ts';
import { LAW, type LawFigure } from '#shared/law/law-figures.ts';

/*
 * A legal figure is written once, in shared/law/law-figures.ts. Texts use a placeholder (`{{teminat-orani}}`), code
 * imports it. This test finds figures written anywhere else: in a paragraph or a line of code about a sale or a law, in
 * digits or in words, and in constants named after legal terms.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** A constant that is named after a legal term and whose value is a number literal. */
const OWN_CONSTANT =
  /\b\w*(?:deposit|teminat|opening_?price|least_?step|increment_?percent|eviction|stamp_?duty|title_?fee)\w*\s*(?::\s*number\s*)?[:=]\s*[\d_.]+(?:\s*\*|;|,|$)/iu;

const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gmu;

/** The lines of code that contain a legal figure; comments may explain one. */
function figuresInCode(code: string): string[] {
  const bare = code.replace(COMMENT, (comment) => comment.replace(/[^\n]/gu, ''));
  return [...figuresInText(bare), ...bare.split('\n').filter((line) => OWN_CONSTANT.test(line))];
}

const TEXTS = globSync('content/**/*.md', { cwd: ROOT });
const CODE = globSync('{server,sample,web,shared,scripts}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (path) => !/\.test\.tsx?$/u.test(path) && !path.startsWith('shared/law/') && !path.includes('/migrations/'),
);

describe('figures of law', () => {
  it('are checked in all texts and all code', () => {
    expect(TEXTS.length).toBeGreaterThan(35);
    expect(CODE.length).toBeGreaterThan(500);
  });

  it.each(TEXTS)('%s inserts them by name', (path) => {
    expect(figuresInText(readFileSync(join(ROOT, path), 'utf8'))).toEqual([]);
  });

  it('are imported by code instead of written as numbers', () => {
    const found = CODE.flatMap((path) =>
      figuresInCode(readFileSync(join(ROOT, path), 'utf8')).map((line) => `${path}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it('name their article, their source and the days between which they apply', () => {
    for (const [name, figure] of Object.entries<LawFigure>(LAW)) {
      expect(figure.article, name).toMatch(/^(?:İİK|TKHK|KVKK|MSY|TBK|TMK|TTK|KTK) \d+|^\d+ sayılı Kanun/u);
      expect(figure.source, name).toMatch(/sayılı/u);
      expect(figure.validFrom, name).toMatch(/^20\d\d-\d\d-\d\d$/u);
      if (figure.validUntil) expect(figure.validUntil > figure.validFrom, name).toBe(true);
    }
  });
});

describe('the search for figures', () => {
  it.each([
    'Teminat muhammen bedelin %10’udur.',
    'Bedeli, ilandan itibaren 7 gün içinde ödemeyenin teminatı geri verilmez.',
    'Nakit teminat bir gün önce saat 23:30’a kadar yatırılır.',
    'Artırma, kıymetin yüzde ellisinden başlar.',
    'Her teklif öncekini binde beş geçer.',
    'Artış 1.000 TL’den az olamaz; teklif buna göre verilir.',
    'Damga vergisi, bedel 0,00569 ile çarpılarak bulunur.',
    'Tahliye emri on beş gün süre verir.',
    'Uzatmaların toplamı 1 saati geçemez.',
    'Cayma süresi 14 gündür.',
    'Damga vergisinin üst sınırı 29.115.961,10 liradır.',
  ])('finds one in a text: %s', (line) => {
    expect(figuresInText(`Başka bir satır.\n${line}\n`)).toEqual([line]);
  });

  it.each([
    'const DEPOSIT_PERCENT = 10;',
    'const depositShare = 0.1;',
    "  teminat: 'Muhammen bedelin %10’u',",
    '<p>Teklif süresi 7 gün sürer.</p>',
    'export const STAMP_DUTY = 0.00569;',
  ])('finds one in code: %s', (line) => {
    expect(figuresInCode(`/** Deposit, 10 % */\n${line}\n`)).toEqual([line]);
  });

  it.each([
    'Deneme 7 gün sürer, kart istemez.',
    'Teminat muhammen bedelin {{teminat-orani}}’udur.',
    'Muhammen bedel 2.000.000 lira, teminat 200.000 liradır.',
  ])('ignores: %s', (line) => {
    expect(figuresInText(line)).toEqual([]);
  });
});
