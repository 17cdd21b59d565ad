// Suite: heavy, because the table of filters is another one here, for all modules that read it.
import { describe, expect, it, vi } from 'vitest';
import type { SearchParameters } from '#shared/search-parameters.ts';

// Two rows that the product does not have: a range over a premium value, and a list that alerts can't use.
vi.mock('#shared/search-filters/notice-filters.ts', async (original) => {
  const { NOTICE_FILTERS } = await original<typeof import('#shared/search-filters/notice-filters.ts')>();
  const { chip, chipsOf, lira, rangeText } = await import('#shared/search-filters/chip-texts.ts');
  const shape = { kind: 'number', min: 0, max: 500 } as const;
  const rent = {
    parameters: { minRent: { shape, label: 'En düşük kira' }, maxRent: { shape, label: 'En yüksek kira' } },
    access: 'premium',
    range: 'told',
    control: 'rent',
    folded: 'always',
    relaxed: { as: 'advanced' },
    chips: ({ minRent, maxRent }: SearchText) => chip('rent', rangeText(minRent, maxRent, lira)),
  };
  const heating = {
    parameters: { heating: { shape: { kind: 'choices', of: ['soba', 'kombi'] }, label: 'Isıtma' } },
    access: 'open',
    isMomentary: true,
    control: 'heating',
    chips: ({ heating: kinds }: SearchText) => chipsOf('heating', kinds, (value) => `ısıtma ${value}`),
  };
  return { NOTICE_FILTERS: { ...NOTICE_FILTERS, rent, heating } };
});
type SearchText = Readonly<Partial<Record<string, string>>>;

// safe: the names are those of the two mocked rows, which are in no type
const search = { minRent: '5', heating: 'soba,kombi' } as SearchParameters;

describe('a new filter', () => {
  it('is read from the address of a search, with its bounds checked and ordered', async () => {
    const { listingSearchSchema } = await import('#shared/listing-search.ts');
    const messages = (given: object) =>
      listingSearchSchema.safeParse(given).error?.issues.map(({ message }) => message);
    expect(listingSearchSchema.parse(search)).toMatchObject({ minRent: 5, heating: ['soba', 'kombi'] });
    expect(messages({ maxRent: '900' })).toEqual(['En yüksek kira en az 0, en çok 500 olabilir.']);
    expect(messages({ minRent: '9', maxRent: '5' })).toEqual([
      'En düşük kira, en yüksek kira değerinden büyük olamaz.',
    ]);
    expect(messages({ heating: 'klima' })).toEqual(['Isıtma şunlardan oluşmalıdır: soba, kombi.']);
    expect(listingSearchSchema.parse({ minRent: '5', includeUnknown: 'rent' }).includeUnknown).toEqual(['rent']);
  });

  it('is written into addresses of pages and of the API', async () => {
    const { readSearchAddress, searchHref, searchPath } = await import('#web/features/market/search/search-address.ts');
    expect(readSearchAddress({ ...search, kira: '5' })).toEqual(search);
    expect(searchHref(search)).toBe('/search?minRent=5&heating=soba,kombi');
    expect(searchPath(search)).toContain('minRent=5&heating=soba');
    const { searchParametersOf } = await import('#server/features/market/search/understood/search-parameters-of.ts');
    const { listingSearchSchema } = await import('#shared/listing-search.ts');
    expect(searchParametersOf(listingSearchSchema.parse(search))).toEqual(search);
  });

  it('has chips, each linking to the search without it', async () => {
    const { appliedFilters } = await import('#web/features/market/search/filters/applied-filters.ts');
    const applied = appliedFilters(search).map(({ label, without }) => [label, without]);
    expect(applied).toEqual([
      ['en az ₺5', { heating: 'soba,kombi' }],
      ['ısıtma soba', { minRent: '5', heating: 'kombi' }],
      ['ısıtma kombi', { minRent: '5', heating: 'soba' }],
    ]);
  });

  it('is available to alerts unless its matches change over time', async () => {
    const { searchCriteriaSchema } = await import('#shared/alerts.ts');
    expect(searchCriteriaSchema.parse('{"minRent":5}')).toEqual({ minRent: 5 });
    expect(searchCriteriaSchema.safeParse('{"heating":["soba"]}').error?.issues[0]?.message).toContain(
      'Bilinmeyen kriter: “heating”',
    );
    const { criteriaOf, searchOfAlert } = await import('#web/features/deciding/alerts/alert-criteria.ts');
    expect(criteriaOf(search)).toBe('{"minRent":"5"}');
    expect(searchOfAlert('{"minRent":5}')).toEqual({ minRent: '5' });
  });

  it('changes the key of cached answers', async () => {
    const { searchKey } = await import('#server/features/market/search/conditions/resolved-search.ts');
    const { minRent: _rent, ...rest } = Object.fromEntries(Object.entries(await resolved()));
    // safe: a resolved search without one of its filters
    expect(searchKey(rest as Awaited<ReturnType<typeof resolved>>)).not.toBe(searchKey(await resolved()));
  });

  it('is dropped when nothing is found, and named by its label', async () => {
    const { LEFT_ASIDE } = await import('#server/features/market/search/understood/relax-search.ts');
    const advanced: readonly string[] = LEFT_ASIDE.find(([what]) => what === 'advanced')?.[1] ?? [];
    expect(advanced).toEqual(expect.arrayContaining(['minRent', 'maxRent', 'kdvRate']));
    expect(LEFT_ASIDE.flatMap(([, those]): readonly string[] => those)).not.toContain('heating');
  });
});

async function resolved() {
  const { listingSearchSchema } = await import('#shared/listing-search.ts');
  const { ALL_TEXTS } = await import('#server/features/market/search/conditions/reach.ts');
  const { resolveSearch } = await import('#server/features/market/search/conditions/resolved-search.ts');
  return resolveSearch(listingSearchSchema.parse(search), ALL_TEXTS);
}
