import { describe, expect, it } from 'vitest';
import type { ListingDetail } from '#shared/listings.ts';
import { hasFamilyHomeEntry } from './family-home.ts';

type Annotations = NonNullable<NonNullable<ListingDetail['noticeValues']>['values']['annotations']>['value'];
const told = (annotations: Annotations, kaydindakiSerhler: string | null = null) =>
  hasFamilyHomeEntry({
    noticeValues: { values: { annotations: { value: annotations, sentence: null } }, conflicts: [], withheld: [] },
    kaydindakiSerhler,
  });

describe('the annotation of a family home (TMK 194)', () => {
  it.each([
    ['Aile konutu şerhi: 12.03.2019', true],
    ['İpotek: A Bankası; AİLE KONUTU ŞERHİ VARDIR', true],
    ['Aile konutudur şerhi\nHaciz', true],
    ['Aile konutu şerhi yoktur', false],
    ['İpotek yoktur; aile konutu şerhi bulunmaktadır', true],
    ['Aile konutu şerhi bulunmamaktadır', false],
    ['Aile konutu şerhi terkin edilmiştir', false],
    ['İpotek, haciz', false],
    [null, false],
  ])('is recognised in the words “%s”: %s', (kaydindakiSerhler, isThere) => {
    expect(hasFamilyHomeEntry({ kaydindakiSerhler, noticeValues: null })).toBe(isThere);
  });

  it('is what the notice says of it, whatever the words of the entries are', () => {
    expect(told({ present: ['familyHome'], absent: [] })).toBe(true);
    expect(told({ present: [], absent: ['familyHome'] }, 'Aile konutu şerhi')).toBe(false);
    expect(told({ present: ['mortgage'], absent: [] }, 'Aile konutu şerhi')).toBe(true);
  });
});
