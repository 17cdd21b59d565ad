import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interpretationSchema } from '#shared/interpretation.ts';
import { districtsOf, PROVINCES } from '#shared/places/places.ts';
import { REGIONS } from '#shared/places/regions.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import given from '#tests/fixtures/queries/given-queries.json' with { type: 'json' };
import heldOut from '#tests/fixtures/queries/held-out-queries.json' with { type: 'json' };
import { type Judged, scoreMeaning } from '#tests/support/scoring/score-meaning.ts';
import { interpretQuery } from './interpret-query.ts';

const REGIONS_BY_NAME = new Map(REGIONS);

/** Friday morning in Istanbul. */
const NOW = new Date('2026-11-20T09:00:00+03:00');
const read = (query: string) => interpretQuery(query, NOW);

// The two files have meanings with different keys; each entry is a query and a record of expected keys.
const GIVEN = given as unknown as readonly Judged[];
const HELD_OUT = heldOut as unknown as readonly Judged[];

/** The meaning without the positions of the words. */
function said(query: string) {
  const { parts: _, ambiguities: __, text, exclude, details: ___, ...meaning } = read(query);
  return { ...meaning, text: foldTurkish(text ?? ''), exclude: foldTurkish(JSON.stringify(exclude) ?? '') };
}

function share(judged: readonly Judged[]): number {
  const scores = judged.map((query) => scoreMeaning(query, read(query.q)));
  const keys = scores.reduce((sum, score) => sum + score.keys, 0);
  return 1 - scores.reduce((sum, score) => sum + score.wrong.length, 0) / keys;
}

it.each([
  ['2026/905, 2026/906', '2026/905, 2026/906'],
  ['2026/905 Esas 2026/906 Talimat 2025/12', '2026/905 esas, 2026/906 talimat, 2025/12'],
])('several file numbers become one list, without leftover words: %s', (query, fileNumber) => {
  expect(read(query).details).toEqual({ fileNumber, words: '' });
});

describe('the given queries', () => {
  it.each(GIVEN.map((judged) => [judged.q, judged] as const))('%s', (query, judged) => {
    expect(scoreMeaning(judged, read(query)).wrong).toEqual([]);
  });

  it('number 114', () => expect(GIVEN).toHaveLength(114));
});

describe('the held-out queries', () => {
  it('are nearly all understood, key by key', () => {
    expect(HELD_OUT.length).toBeGreaterThanOrEqual(300);
    expect(share(HELD_OUT)).toBeGreaterThan(0.98);
  });

  it('never get a wrong district among homonyms', () => {
    for (const judged of HELD_OUT.filter(({ group }) => group === 'homonym'))
      expect(read(judged.q).district, judged.q).toBe(judged.expect.district);
  });
});

describe('other phrasings', () => {
  it.each([
    ['ankara tam hisse daire', { exclude: { text: ['hisseli'] } }],
    ['hasarsız clio', { exclude: { text: ['hasarlı'] }, text: 'clio' }],
    ['ilk satışta satılmayan arsalar', { secondRound: true, subCategory: ['Arsa'] }],
    ['ikinciye kalan daire', { secondRound: true }],
    ['alıcı çıkmayan tarla', { secondRound: true }],
    ['ilk satış', { secondRound: false }],
    ['34 plaka araç', { city: ['İstanbul'], category: '2' }],
    ['06 plakalı doblo', { city: ['Ankara'], text: 'doblo' }],
    ['fabrika binası', { subCategory: ['Fabrika'] }],
    ['depo binası kiralık değil', { subCategory: ['Depo'] }],
    ['apartman binası', { subCategory: ['Bina'] }],
    ['doğu karadeniz bölgesinde tarla', { city: REGIONS_BY_NAME.get('Doğu Karadeniz') }],
    ['marmarada daire', { city: REGIONS_BY_NAME.get('Marmara') }],
    ['balıkesir marmara tarla', { city: ['Balıkesir'], district: 'Marmara' }],
    ['mersin akdeniz ilçesi daire', { city: ['Mersin'], district: 'Akdeniz' }],
    ['500 altı araba', { maxPrice: 500_000 }],
    ['1 buçuğa kadar ev', { maxPrice: 1_500_000 }],
    ['20149/37', { details: { ada: '20149', parsel: '37', words: '' } }],
    ['2015 ten yeni araba', { details: { measures: [{ unit: 'model', min: 2015 }], words: '' } }],
    ['5 yaşını geçmemiş araba', { details: { measures: [{ unit: 'yaş', max: 5 }], words: '' } }],
    ['en ucuz villa hangisi', { sort: 'priceAsc', subCategory: ['Villa'] }],
  ])('%s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  it.each(['ankara daire teminatı 200 bin altı', '300 üstü arsa', '2 altı daire', '120 üstü daire'])(
    '%s sets no price',
    (query) => {
      expect(read(query)).not.toHaveProperty('maxPrice');
      expect(read(query)).not.toHaveProperty('minPrice');
    },
  );

  it('marks a guessed price as a guess', () => {
    expect(read('500 altı araba').parts.map(({ label }) => label)).toContain('en çok ₺500.000 (tahmin)');
  });

  it.each(['ege denizi manzaralı villa', 'akdeniz manzaralı daire'])('%s is not a region', (query) => {
    expect(read(query)).not.toHaveProperty('city');
  });

  it('puts every province into exactly one of the seven regions', () => {
    const seven = ['Marmara', 'Ege', 'Akdeniz', 'Karadeniz', 'İç Anadolu', 'Doğu Anadolu', 'Güneydoğu Anadolu'];
    expect(seven.flatMap((name) => REGIONS_BY_NAME.get(name) ?? []).sort()).toEqual([...PROVINCES].sort());
  });
});

describe('any text', () => {
  it('gets a valid answer whose parts are inside the text', () => {
    const words = [...GIVEN, ...HELD_OUT].flatMap(({ q }) => q.split(' '));
    const unit = fc.oneof(
      fc.constantFrom(...words),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\0', '🏠', '\ud800', '₺', "'"),
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 30 }), (pieces) => {
        const query = pieces.join(' ');
        const meaning = read(query);
        expect(interpretationSchema.safeParse(meaning).error).toBeUndefined();
        for (const { span } of meaning.parts) {
          expect(span.start).toBeLessThan(span.end);
          expect(span.end).toBeLessThanOrEqual(query.length);
        }
        expect(read(query)).toEqual(meaning);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['digits', '1'.repeat(5000)],
    ['digits and points', '1.'.repeat(2500)],
    ['letters', 'a'.repeat(5000)],
    ['apostrophes', "a'".repeat(2500)],
    ['number words', 'bir milyon '.repeat(450)],
    ['unknown words', 'kelimeler abcdefgh '.repeat(250)],
    ['endings', 'lerindekilerden'.repeat(330)],
    ['signs', '+-/.'.repeat(1250)],
    ['negations', 'olmasın hariç değil '.repeat(250)],
    ['places', 'ereğli merkez bahçe '.repeat(250)],
  ])('of 5,000 characters gets an answer: %s', (_, query) => {
    expect(interpretationSchema.safeParse(read(query.slice(0, 5000))).error).toBeUndefined();
  });

  it('without a known word stays text', () => {
    const words = [
      'ferah',
      'güneşli',
      'manzaralı',
      'eşyalı',
      'asansörlü',
      'havuzlu',
      'balkonlu',
      'temiz',
      'metroya',
      'yakın',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 }), (chosen) => {
        const { parts: _, ...meaning } = read(chosen.join(' '));
        expect(meaning).toEqual({ text: chosen.join(' '), ambiguities: [] });
      }),
    );
  });
});

describe('letters', () => {
  const queries = [...GIVEN, ...HELD_OUT].map(({ q }) => q);

  it('mean the same in capitals', () => {
    for (const query of queries) expect(said(query.toLocaleUpperCase('tr-TR')), query).toEqual(said(query));
  });

  it('mean the same without Turkish diacritics', () => {
    for (const query of queries) expect(said(foldTurkish(query)), query).toEqual(said(query));
  });
});

describe('names of places', () => {
  it('are never corrected: every province is read as itself', () => {
    for (const province of PROVINCES) {
      expect(read(province).city, province).toEqual([province]);
      expect(read(`${foldTurkish(province)} daire`).city, province).toEqual([province]);
    }
  });

  it('are never corrected: every district is read as itself in its province', () => {
    for (const province of PROVINCES)
      for (const district of districtsOf(province)) {
        const meaning = read(`${province} ${district} ilçesinde fabrika`);
        expect([meaning.city, meaning.district], `${province} ${district}`).toEqual([[province], district]);
      }
  });

  it('never set another district when they stand without a province', () => {
    for (const province of PROVINCES)
      for (const district of districtsOf(province)) {
        const meaning = read(`satılık ${district}`);
        expect([undefined, district], district).toContain(meaning.district);
        if (meaning.district !== undefined) expect(meaning.city).toContain(province);
      }
  });

  it('that several provinces share are reported as ambiguous, with all of them', () => {
    const { ambiguities, ambiguous, city } = read('edremit zeytinlik');
    expect(ambiguous).toBe(true);
    expect(city).toEqual(['Balıkesir', 'Van']);
    expect(ambiguities).toEqual([
      {
        word: 'Edremit',
        options: [
          { city: 'Balıkesir', district: 'Edremit' },
          { city: 'Van', district: 'Edremit' },
        ],
      },
    ]);
  });
});

describe('the parts', () => {
  it('list what was understood, in order, with the words each was read from', () => {
    const query = 'Ankara çankayada 2 milyon altı daire, hisseli olmasın';
    const shown = read(query).parts.map(({ label, span }) => [label, query.slice(span.start, span.end)]);
    expect(shown).toEqual([
      ['Ankara', 'Ankara'],
      ['Çankaya', 'çankayada'],
      ['en çok ₺2.000.000', '2 milyon altı'],
      ['Daire', 'daire'],
      ['hisseli hariç', 'hisseli'],
    ]);
  });

  it('contain details for which there is no filter', () => {
    expect(read('Ankara 3. İcra Dairesi 2024/1867 tlmt mersedes 2018 model').details).toEqual({
      court: 'Ankara 3. İcra Dairesi',
      fileNumber: '2024/1867 talimat',
      brands: ['MERCEDES'],
      measures: [{ unit: 'model', min: 2018, max: 2018 }],
      words: '',
    });
  });
});

it('counts days in Istanbul, not in Greenwich', () => {
  const justAfterMidnight = new Date('2026-11-20T21:30:00Z');
  expect(interpretQuery('bugün biten', justAfterMidnight).endDateTo).toBe('2026-11-21');
});
