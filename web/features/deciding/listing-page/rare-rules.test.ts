import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeDetail } from '#tests/support/make-detail.ts';
import { RARE_RULES_HELP, rareRules } from './rare-rules.ts';

const told = (given: Parameters<typeof makeDetail>[0]) =>
  rareRules(makeDetail(given))
    .map(({ text }) => text)
    .join('\n');

it('every listing names the letter, the missing warranty and agreements among bidders', () => {
  const text = told({ categoryNumber: '2', tur: 'Otomobil' });
  for (const rule of [
    'Teminat mektubu kesin ve süresiz olmalıdır (İİK 114).',
    'Maldaki kusurdan satıcı sorumlu değildir; esaslı hata varsa ihalenin feshi istenir (TBK 280, İİK 134/10).',
    'Teklif verenlerin aralarında anlaşması suçtur (TCK 235).',
  ])
    expect(text.split('\n')).toContain(rule);
  expect(text).not.toContain('132/3');
});

it('a dwelling names what may stop its sale, a share how it is bought together, land its own law', () => {
  expect(told({ tur: 'Daire' })).toContain(
    'haline münasip evi ya da istihkak ileri sürülürse satış durabilir (İİK 82/12, 97)',
  );
  const share = 'Birlikte almak, yalnızca hisse satışı mümkünse olur (İİK 114/5).';
  expect(told({ tur: 'Arsa', isShareSale: true })).toContain(share);
  expect(told({ tur: 'Arsa', isShareSale: false })).not.toContain(share);
  expect(told({ tur: 'Arsa' })).not.toContain('82/12');
  expect(told({ tur: 'Tarla', lawToConfirm: ['farmland'] })).toContain('5403 sayılı Kanun 8, doğrulanacak');
  expect(told({ tur: 'Tarla', lawToConfirm: [] })).toContain('(5403 sayılı Kanun 8)');
});

it('real estate says that a lease after the mortgage does not bind its creditor (İİK 132/3)', () => {
  const rule = 'İpotekten sonra yapılan kira, ipotek alacaklısını bağlamaz (İİK 132/3).';
  expect(told({ categoryNumber: '1' }).split('\n')).toContain(rule);
  expect(told({ categoryNumber: '3', tur: 'Mobilya' })).not.toContain('132/3');
});

it('an auction that ends on a Monday warns of the Sunday night before', () => {
  expect(told({ endDate: '2026-11-30T08:00:00.000Z' })).toContain('son gecesi pazardır');
  expect(told({ endDate: '2026-12-01T08:00:00.000Z' })).not.toContain('pazardır');
});

it('a family home is told where the entries name it (TMK 194)', () => {
  const kaydindakiSerhler = 'İpotek; aile konutu şerhi';
  expect(told({ kaydindakiSerhler, lawToConfirm: ['familyHome'] })).toContain(
    'rızasız kurulan ipotek geçersiz sayılabilir (TMK 194, doğrulanacak).',
  );
  expect(told({ kaydindakiSerhler, lawToConfirm: [] })).toContain('(TMK 194).');
  expect(told({ kaydindakiSerhler: 'İpotek' })).not.toContain('TMK 194');
  expect(told({ kaydindakiSerhler, categoryNumber: '3', tur: 'Mobilya' })).not.toContain('TMK 194');
});

it('foreign buyers of real estate are sent to the land registry first (Tapu Kanunu 35, 36)', () => {
  const text = told({ tur: 'Arsa', lawToConfirm: ['foreignBuyers'] });
  expect(text).toContain('sınırlıdır (Tapu Kanunu 35, 36, doğrulanacak). Yabancıysanız önce tapu müdürlüğüne sorun.');
  expect(told({ lawToConfirm: [] })).toContain('(Tapu Kanunu 35, 36)');
  expect(told({ categoryNumber: '2', tur: 'Otomobil' })).not.toContain('Tapu Kanunu');
  expect(told({ tur: 'Otel', soldRight: 'allotment' })).not.toContain('Tapu Kanunu');
});

it('resale of real estate within five years may be taxed (GVK mükerrer 80/6)', () => {
  const text = told({ lawToConfirm: ['resaleTax'] });
  expect(text).toContain(
    'itibaren 5 yıl içinde satarsanız kazancınız vergilenebilir (GVK mükerrer 80/6, doğrulanacak).',
  );
  expect(told({ lawToConfirm: [] })).toContain('(GVK mükerrer 80/6)');
  expect(told({ categoryNumber: '2', tur: 'Otomobil' })).not.toContain('GVK');
});

it('these three lead to the article that tells more of each', () => {
  const rules = rareRules(makeDetail({ kaydindakiSerhler: 'Aile konutu şerhi' }));
  const more = rules.flatMap((rule) => rule.more ?? []);
  expect(more).toEqual(['Aile konutu', 'Yabancı alıcılar', 'Yeniden satış vergisi']);
  const article = readFileSync(
    new URL(`../../../../content/help/${RARE_RULES_HELP.split('/').at(-1)}.md`, import.meta.url),
    'utf8',
  );
  for (const law of ['TMK 194', 'Tapu Kanunu 35, 36', 'GVK mükerrer 80/6']) expect(article).toContain(law);
});
