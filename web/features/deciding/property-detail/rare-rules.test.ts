import { expect, it } from 'vitest';
import { makeDetail } from '#tests/support/make-detail.ts';
import { rareRules } from './rare-rules.ts';

const told = (given: Parameters<typeof makeDetail>[0]) => rareRules(makeDetail(given)).join('\n');

it('every listing names the letter, the missing warranty and agreements among bidders', () => {
  const text = told({ categoryNumber: '2', tur: 'Otomobil' });
  for (const rule of [
    'Teminat mektubu kesin ve süresiz olmalıdır (İİK 114).',
    'Ayıptan sorumluluk yoktur; esaslı nitelikte hata varsa yol, ihalenin feshidir (TBK 280, İİK 134/10).',
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
