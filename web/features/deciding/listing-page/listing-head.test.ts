import { describe, expect, it } from 'vitest';
import { makeDetail } from '#tests/support/make-detail.ts';
import { listingData, listingHead, pageDescription, pageTitle } from './listing-head.ts';

const ORIGIN = 'https://peyda.test';

it('every name of a listing holds the file and what is sold, the file first', () => {
  const name = "2026/12 Esas, Ankara Çankaya'da 3+1 daire";
  expect(pageTitle(makeDetail())).toBe(`${name} | Peyda`);
  expect(listingHead(makeDetail(), ORIGIN).meta).toContainEqual({ property: 'og:title', content: name });
  expect(listingData(makeDetail(), ORIGIN).name).toBe(name);
  expect(pageTitle(makeDetail({ dosyaBilgi: null }))).toBe("Ankara Çankaya'da 3+1 daire | Peyda");
  // A file that is already in the title is not repeated.
  expect(pageTitle(makeDetail({ title: 'Daire · 2026/12 Esas' }))).toBe('Daire · 2026/12 Esas | Peyda');
});

it('the description uses only facts that are free to everybody', () => {
  const secret = 'Gizli';
  const detail = makeDetail({ description: secret, descriptionPreview: secret, uyapLink: `https://x.test/${secret}` });
  expect(pageDescription(detail)).toBe(
    'Çankaya, Ankara, Daire · muhammen bedel ₺1.200.000 · bitiş 01.12.2026 11:00 · Ankara 3. İcra Dairesi',
  );
  expect(JSON.stringify(listingHead(detail, ORIGIN))).not.toContain(secret);
});

describe('structured data', () => {
  it('states kind, price and end', () => {
    expect(listingData(makeDetail(), ORIGIN)).toMatchObject({
      '@type': 'RealEstateListing',
      url: `${ORIGIN}/ilan/7`,
      image: [`${ORIGIN}/ilan/7/og.png`],
      offers: {
        price: 1_200_000,
        priceCurrency: 'TRY',
        availabilityEnds: '2026-12-01T08:00:00.000Z',
        availability: 'https://schema.org/InStock',
      },
    });
  });
  it('names the brand of a vehicle, and omits unknown values', () => {
    const car = makeDetail({ categoryNumber: '2', carModel: '21', price: null, endDate: null, courtName: null });
    const data = listingData(car, ORIGIN);
    expect(data).toMatchObject({ '@type': 'Vehicle', brand: { name: 'BMW' } });
    expect(data.offers).not.toHaveProperty('price');
    expect(data.offers).not.toHaveProperty('availabilityEnds');
    expect(listingData(makeDetail({ categoryNumber: '3' }), ORIGIN)['@type']).toBe('Product');
  });
  it('is no longer an offer once the sale is over', () => {
    const availability = (status: 'sold' | 'withdrawn') => listingData(makeDetail({ status }), ORIGIN).offers;
    expect(availability('sold')).toMatchObject({ availability: 'https://schema.org/SoldOut' });
    expect(availability('withdrawn')).toMatchObject({ availability: 'https://schema.org/Discontinued' });
  });
  it('cannot close the script element that contains it', () => {
    const { scripts } = listingHead(makeDetail({ title: '</script><script>alert(1)</script>' }), ORIGIN);
    expect(scripts[0]?.children).not.toContain('<');
    expect(JSON.parse(scripts[0]?.children ?? '').name).toContain('</script><script>alert(1)</script>');
  });
});
