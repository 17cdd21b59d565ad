import { describe, expect, test } from 'vitest';
import { makeDetail } from '#tests/support/make-detail.ts';
import { headingOf, listingHead, pageDescription, pageTitle, structuredData } from './listing-head.ts';

const ORIGIN = 'https://peyda.test';

test('the file is preferred over the title, which then stands below it', () => {
  expect(headingOf(makeDetail())).toEqual({ heading: '2026/12 Esas', subline: "Ankara Çankaya'da 3+1 daire" });
  expect(headingOf(makeDetail({ dosyaBilgi: null })).heading).toBe("Ankara Çankaya'da 3+1 daire");
  expect(pageTitle(makeDetail())).toBe("2026/12 Esas, Ankara Çankaya'da 3+1 daire | Peyda");
});

test('the description is made of facts that nobody has to pay for', () => {
  const secret = 'Gizli';
  const detail = makeDetail({ description: secret, descriptionPreview: secret, uyapLink: `https://x.test/${secret}` });
  expect(pageDescription(detail)).toBe(
    'Çankaya, Ankara, Daire · muhammen bedel ₺1.200.000 · bitiş 01.12.2026 11:00 · Ankara 3. İcra Dairesi',
  );
  expect(JSON.stringify(listingHead(detail, ORIGIN))).not.toContain(secret);
});

describe('structured data', () => {
  test('says what it is and, as facts of the sale, what it is appraised at, until when and by whom', () => {
    expect(structuredData(makeDetail(), ORIGIN)).toMatchObject({
      '@type': 'RealEstateListing',
      url: `${ORIGIN}/ilan/7`,
      image: [`${ORIGIN}/ilan/7/og.png`],
      contentLocation: {
        '@type': 'Place',
        additionalProperty: [
          { '@type': 'PropertyValue', name: 'Muhammen bedel', value: 1_200_000, unitText: 'TRY' },
          { '@type': 'PropertyValue', name: 'İhale bitişi', value: '2026-12-01T08:00:00.000Z' },
          { '@type': 'PropertyValue', name: 'Satışı yapan', value: 'Ankara 3. İcra Dairesi' },
        ],
      },
    });
  });
  test('names the brand of a vehicle, and leaves out what is unknown', () => {
    const car = makeDetail({ categoryNumber: '2', carModel: '21', price: null, endDate: null, courtName: null });
    expect(structuredData(car, ORIGIN)).toMatchObject({
      '@type': 'Vehicle',
      brand: { name: 'BMW' },
      additionalProperty: [],
    });
    const movable = structuredData(makeDetail({ categoryNumber: '3' }), ORIGIN);
    expect(movable).toMatchObject({ '@type': 'Product', additionalProperty: [{ value: 1_200_000 }, {}, {}] });
  });
  test.each(['1', '2', '3'] as const)('of kind %s offers nothing at the appraised value', (categoryNumber) => {
    expect(JSON.stringify(structuredData(makeDetail({ categoryNumber }), ORIGIN))).not.toMatch(/offer|"price/i);
  });
  test('cannot end the script it stands in', () => {
    const { scripts } = listingHead(makeDetail({ title: '</script><script>alert(1)</script>' }), ORIGIN);
    expect(scripts[0]?.children).not.toContain('<');
    expect(JSON.parse(scripts[0]?.children ?? '').name).toBe('</script><script>alert(1)</script>');
  });
});
