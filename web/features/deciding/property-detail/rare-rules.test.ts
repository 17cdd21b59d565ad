import { expect, it } from 'vitest';
import { makeDetail } from '#tests/support/make-detail.ts';
import { rareRules } from './rare-rules.ts';

const told = (given: Parameters<typeof makeDetail>[0]) => rareRules(makeDetail(given)).join('\n');

it('every listing names the letter, the missing warranty and agreements among bidders', () => {
  const text = told({ categoryNumber: '2', tur: 'Otomobil' });
  for (const article of ['İİK 114', 'TBK 280', 'TCK 235']) expect(text).toContain(article);
  expect(text).not.toContain('132/3');
});

it('a dwelling names what may stop its sale, a share how it is bought together, land its own law', () => {
  expect(told({ tur: 'Daire' })).toContain('İİK 82/12, 97');
  expect(told({ tur: 'Arsa', isShareSale: true })).toContain('İİK 114/5');
  expect(told({ tur: 'Tarla', lawToConfirm: ['farmland'] })).toContain('5403 sayılı Kanun 8, doğrulanacak');
  expect(told({ tur: 'Tarla', lawToConfirm: [] })).toContain('(5403 sayılı Kanun 8)');
});

it('an auction that ends on a Monday warns of the Sunday night before', () => {
  expect(told({ endDate: '2026-11-30T08:00:00.000Z' })).toContain('son gecesi pazardır');
  expect(told({ endDate: '2026-12-01T08:00:00.000Z' })).not.toContain('pazardır');
});
