import { expect, it } from 'vitest';
import { mayBeWardSale, wardCaution } from './ward-sale.ts';

const LISTING = {
  categoryNumber: '1',
  title: 'Ankara Çankaya’da daire',
  courtName: 'Ankara 3. Sulh Hukuk Mahkemesi Satış Memurluğu',
  endDate: '2026-12-20T08:00:00.000Z',
  description: 'Vesayet altındaki kişiye ait taşınmaz, TMK 440 uyarınca elektronik artırmayla satılacaktır.',
} as const;

it('the sale of a ward’s real estate is recognised by the words of the listing, from 31 October 2026 on', () => {
  expect(mayBeWardSale(LISTING)).toBe(true);
  expect(mayBeWardSale({ ...LISTING, description: null, courtName: 'Ankara Vesayet Dairesi' })).toBe(true);
  expect(mayBeWardSale({ ...LISTING, endDate: '2026-11-01T08:00:00.000Z' })).toBe(false);
});

it('a notified guardian and movable property do not make it a ward’s sale', () => {
  expect(mayBeWardSale({ ...LISTING, description: 'Borçlu vasisine tebliğ olunur.' })).toBe(false);
  expect(mayBeWardSale({ ...LISTING, categoryNumber: '2' })).toBe(false);
});

it('the caution names the court and, while nobody has confirmed the rule, says so', () => {
  expect(wardCaution(['wardSales'])).toContain('10 gün içinde onaylarsa tamamlanır (TMK 440, 444, doğrulanacak)');
  expect(wardCaution([])).toContain('(TMK 440, 444)');
});
