import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { SearchFacets } from '#shared/listing-search.ts';
import { FILTERS } from '#shared/search-filters/filters.ts';
import { TURNED_AWAY } from '#shared/search-filters/search-values.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { show } from '#tests/support/pages/show.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { OpenFilters } from './more/advanced-filters.tsx';

const counted = (values: Record<string, number>) => Object.entries(values).map(([value, count]) => ({ value, count }));
const FACETS: SearchFacets = {
  category: counted({ 1: 1200, 2: 30 }),
  subCategory: counted({ Daire: 40, Tarla: 90, Otomobil: 12 }),
  city: counted({ İzmir: 50, Ankara: 70, İstanbul: 20 }),
  district: counted({ Çankaya: 40, Keçiören: 30 }),
  secondRound: counted({ 1: 10, 0: 60 }),
  sulhMahkeme: counted({ 1: 5, 0: 65 }),
  share: counted({ whole: 7, part: 3, unknown: 1060 }),
  phase: counted({ upcoming: 4, running: 6 }),
  brand: counted({ Renault: 8 }),
  model: counted({ 'Renault Clio': 3 }),
  modelYear: counted({ 2008: 1, 2012: 2, 2021: 4 }),
  unknown: [],
};

type Given = { facets?: SearchFacets; isForAlert?: boolean };

/** Shows the panel on a page that keeps its search; returns the user and all searches that were requested. */
function showPanel(start: SearchParameters = {}, { facets = FACETS, isForAlert = false }: Given = {}) {
  const asked: SearchParameters[] = [];
  function Page() {
    const [search, setSearch] = useState(start);
    const change = (next: SearchParameters) => {
      asked.push(next);
      setSearch(next);
    };
    return <FilterPanel search={search} facets={facets} onChange={change} isForAlert={isForAlert} />;
  }
  const user = show(<Page />);
  return { user, asked, last: () => asked.at(-1) };
}

const EMPTY_FOLDS = 'details > :last-child:empty, details > fieldset > legend:only-child';
/** A filter, once folded contents are rendered. */
async function group(name: string): Promise<HTMLElement> {
  const found = await screen.findByRole('group', { name });
  await waitFor(() => expect(document.querySelector(EMPTY_FOLDS)).toBeNull());
  return found;
}
const folded = (name: string) => screen.queryByRole('group', { name, hidden: true });
const more = () => screen.getByText('Daha çok filtre');
/** Whether an element is inside an open fold. */
const isOpen = (element: HTMLElement | null) => element?.closest('details')?.open;
const orderOf = (...elements: HTMLElement[]) =>
  elements.every((one, at) => {
    const next = elements[at + 1];
    return next === undefined || (one.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });

it('has a control for every filter that is not typed into the search box', async () => {
  const panel = { search: { city: 'Ankara' }, facets: FACETS, onChange: () => undefined };
  show(
    <>
      <FilterPanel {...panel} />
      {/* The panel shows these only to premium members. */}
      <OpenFilters {...panel} />
    </>,
  );
  await group('İl');
  const shown = [...document.querySelectorAll<HTMLElement>('[data-filter]')].map(({ dataset }) => dataset.filter);
  const controls = Object.values(FILTERS).map(({ control }) => control);
  expect(shown).toEqual(expect.arrayContaining(controls.filter((control) => control !== 'text')));
});

it('renders a folded group when it is opened, even if the page is never idle', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  const { user } = showPanel();
  const [fold] = (await screen.findByRole('group', { name: 'İl' })).getElementsByTagName('summary');
  expect(screen.queryByRole('checkbox', { name: /^Ankara/, hidden: true })).toBeNull();
  if (fold) await user.click(fold);
  expect(await screen.findByRole('checkbox', { name: /^Ankara/ })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'İhale durumu', hidden: true })).toBeNull();
});

describe('the order of the filters', () => {
  it('begins with the eight of the specification (spec §2), share after them, the rest folded', async () => {
    showPanel();
    const place = await group('İl');
    const first = [
      await group('Tür'),
      await group('Alt tür'),
      place,
      screen.getByRole('combobox', { name: 'İlçe' }),
      await group('Muhammen bedel'),
      await group('Kalan gün'),
      await group('Satışı yapan'),
      await group('İhale'),
      await group('Hisse'),
      more(),
    ];
    expect(orderOf(...first)).toBe(true);
    expect(isOpen(more())).toBe(false);
    expect(isOpen(screen.getByText('Açık artırma'))).toBe(false);
  });

  it('is the same for an alert, except for district, share and ended auctions (spec §3)', async () => {
    showPanel({}, { isForAlert: true });
    await group('Tür');
    const district = screen.getByRole('combobox', { name: 'İlçe' });
    const share = screen.getByText('Hisse');
    expect(orderOf(await group('İhale'), more(), district, share)).toBe(true);
    expect(screen.queryByRole('checkbox', { name: 'Sona eren ihaleleri de göster' })).toBeNull();
    expect(screen.queryByText('Açık artırma')).toBeNull();
  });

  it('unfolds the rest automatically if one of its filters is active, and shows how many are', async () => {
    showPanel({ minArea: '100', phase: 'running' });
    await group('Tür');
    expect(isOpen(more())).toBe(true);
    expect(more().closest('summary')?.textContent).toBe('Daha çok filtre2 seçili');
  });

  it('leaves the rest unfolded after its last active filter is removed', async () => {
    const { user, last } = showPanel({ phase: 'running' });
    const phase = await group('Açık artırma');
    await user.click(within(phase).getByRole('radio', { name: 'Hepsi' }));
    expect(last()).toEqual({});
    expect(isOpen(more())).toBe(true);
  });
});

describe('filters by kind', () => {
  it('for real estate include an area and no make', async () => {
    showPanel({ category: '1' });
    await group('Tür');
    expect(folded('Alan')).not.toBeNull();
    expect(folded('Marka ve model')).toBeNull();
  });

  it('for vehicles include a make and no area', async () => {
    showPanel({ category: '2' });
    await group('Tür');
    expect(folded('Alan')).toBeNull();
    expect(folded('Marka ve model')).not.toBeNull();
  });

  it('for vehicles include an age in years, from the newest to the oldest listed', async () => {
    const { user, asked } = showPanel({ category: '2', minAge: '3' });
    const age = await group('Araç yaşı');
    await user.type(within(age).getByRole('textbox', { name: 'En çok' }), '99{Enter}');
    expect(asked).toEqual([{ category: '2', minAge: '3', maxAge: '60' }]);
  });

  it('follow the sub-categories if these are all of one kind', async () => {
    showPanel({ subCategory: 'Otomobil' });
    await group('Tür');
    expect(folded('Alan')).toBeNull();
  });

  it('set a kind with one search, and clear it with another', async () => {
    const { user, asked } = showPanel({ query: 'deniz' });
    const kind = await group('Tür');
    await user.click(within(kind).getByRole('radio', { name: /^Gayrimenkul ?1\.200$/ }));
    await user.click(within(kind).getByRole('radio', { name: 'Hepsi' }));
    expect(asked).toEqual([{ query: 'deniz', category: '1' }, { query: 'deniz' }]);
  });

  it('offer only sub-categories of the kind, the most frequent first', async () => {
    showPanel({ category: '1' });
    const names = within(await group('Alt tür'))
      .getAllByRole('checkbox', { hidden: true })
      .map((box) => box.getAttribute('value'));
    expect(names.slice(0, 2)).toEqual(['Tarla', 'Daire']);
    expect(names).not.toContain('Otomobil');
  });

  it('show the counts of model years from a year on', async () => {
    const { user, last } = showPanel({ category: '2', maxYear: '2015' });
    await group('Tür');
    await user.click(screen.getByRole('button', { name: /^2010 ve üstü 6/, hidden: true }));
    expect(last()).toEqual({ category: '2', minYear: '2010' });
  });
});

describe('places', () => {
  it('are found by part of their name, in any spelling, and several count', async () => {
    const { user, last } = showPanel({ city: 'Ankara' });
    const city = await group('İl');
    await user.click(within(city).getByText('Ankara', { selector: 'summary span' }));
    await user.type(within(city).getByRole('searchbox', { name: 'İl listesinde ara' }), 'IZM');
    await user.click(within(city).getByRole('checkbox', { name: /^İzmir/ }));
    await waitFor(() => expect(city.querySelector('summary')?.textContent).toContain('2 seçili'));
    expect(last()).toEqual({ city: 'Ankara,İzmir' });
  });

  it('without a match say so', async () => {
    const { user } = showPanel();
    const city = await group('İl');
    await user.type(within(city).getByLabelText('İl listesinde ara'), 'Paris');
    expect(within(city).getByText('Bu adda bir il yok.')).toBeTruthy();
  });

  it('the district waits for a city (spec §5)', async () => {
    showPanel();
    const district = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'İlçe' });
    expect(district.disabled).toBe(true);
    expect(within(district).getByRole('option', { name: 'Önce il seçin' })).toBeTruthy();
  });

  it('the district is chosen from those of the city', async () => {
    const { user, last } = showPanel({ city: 'Ankara' });
    const district = await screen.findByRole('combobox', { name: 'İlçe' });
    await user.selectOptions(district, 'Çankaya (40)');
    expect(last()).toEqual({ city: 'Ankara', district: 'Çankaya' });
  });
});

describe('the price', () => {
  const bound = async (name: string) => within(await group('Muhammen bedel')).findByRole('textbox', { name });

  it('is applied as typed in Turkish notation, on Enter', async () => {
    const { user, asked } = showPanel();
    await user.type(await bound('En az'), '1250000');
    expect(await bound('En az')).toHaveProperty('value', '1.250.000');
    expect(asked).toEqual([]);
    await user.keyboard('{Enter}');
    expect(asked).toEqual([{ minPrice: '1250000' }]);
  });

  it('is applied when the field loses focus, and only if it changed', async () => {
    const { user, asked } = showPanel({ maxPrice: '500000' });
    const most = await bound('En çok');
    await user.click(most);
    await user.tab();
    expect(asked).toEqual([]);
    await user.clear(most);
    await user.tab();
    expect(asked).toEqual([{}]);
  });

  it('with reversed bounds means the range between them', async () => {
    const { user, last } = showPanel({ minPrice: '900000' });
    await user.type(await bound('En çok'), '500000{Enter}');
    expect(last()).toEqual({ minPrice: '500000', maxPrice: '900000' });
  });

  it('moves by a step of the slider, and has no upper bound at its end (spec §9)', async () => {
    const { asked } = showPanel();
    const most = await screen.findByRole('slider', { name: 'En yüksek bedel' });
    most.focus();
    fireEvent.keyDown(most, { key: 'ArrowLeft' });
    fireEvent.keyDown(most, { key: 'ArrowRight' });
    expect(asked).toEqual([{ maxPrice: '1990000' }, {}]);
    expect(most.getAttribute('aria-valuetext')).toBe('2.000.000+ TL');
  });

  it('keeps its label visible during typing', async () => {
    const { user } = showPanel();
    const most = await bound('En çok');
    await user.type(most, '1250000');
    expect(within(await group('Muhammen bedel')).getByText('En çok').className).not.toContain('sr-only');
  });

  it('beyond the slider’s end is shown as applied', async () => {
    showPanel({ maxPrice: '7500000' });
    expect(within(await group('Muhammen bedel')).getByText(/7\.500\.000 TL/)).toBeTruthy();
  });

  it('listings without a price are included only on request', async () => {
    const { user, asked } = showPanel(
      { maxPrice: '750000' },
      { facets: { ...FACETS, unknown: [{ value: 'price', count: 1204 }] } },
    );
    const price = within(await group('Muhammen bedel'));
    await user.click(price.getByRole('checkbox', { name: 'Bedeli yazmayan 1.204 ilan da' }));
    expect(asked).toEqual([{ maxPrice: '750000', includeUnknown: 'price' }]);
  });
});

it('days are at least one, and none at the slider’s end', async () => {
  const { user, asked } = showPanel();
  const days = await screen.findByRole('slider', { name: 'Kalan gün, en çok' });
  days.focus();
  fireEvent.keyDown(days, { key: 'Home' });
  expect(asked).toEqual([{ daysRemaining: '1' }]);
  const typed = within(await group('Kalan gün')).getByRole('textbox', { name: 'En çok' });
  await user.clear(typed);
  await user.keyboard('{Enter}');
  expect(asked.at(-1)).toEqual({});
});

describe('seller, round and share', () => {
  it.each([
    ['Satışı yapan', /^İcra dairesi/, { sulhMahkeme: TURNED_AWAY }],
    ['Satışı yapan', /^Satış memurluğu/, { sulhMahkeme: '1' }],
    ['İhale', /^1\. ihale/, { secondRound: TURNED_AWAY }],
    ['İhale', /^2\. ihale/, { secondRound: '1' }],
    ['Hisse', /^Hisseli/, { share: 'part' }],
  ])('%s: %s', async (legend, label, search) => {
    const { user, last } = showPanel();
    await user.click(within(await group(legend)).getByRole('radio', { name: label }));
    expect(last()).toEqual(search);
  });

  it('choosing a round shows a note that auctions of an unknown round are excluded (D59)', async () => {
    const { user } = showPanel();
    expect(screen.queryByText(/bildirilmeyenler/)).toBeNull();
    await user.click(within(await group('İhale')).getByRole('radio', { name: /^1\. ihale/ }));
    expect(screen.getByText('Kaçıncı ihale olduğu bildirilmeyenler gösterilmez.')).toBeTruthy();
  });

  it('“whole” includes only stated whole sales; others are included only on request (D55)', async () => {
    const { user, asked } = showPanel();
    const share = await group('Hisse');
    expect(screen.queryByRole('checkbox', { name: /Hisse durumu yazmayan/ })).toBeNull();
    await user.click(within(share).getByRole('radio', { name: /^Tam/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Hisse durumu yazmayan 1.060 ilan da' }));
    expect(asked).toEqual([{ share: 'whole' }, { share: 'whole,unknown' }]);
  });
});

describe('advanced filters (D27)', () => {
  it('are replaced by a button that offers them to a visitor', async () => {
    showPanel({ category: '1' });
    await group('Tür');
    expect(screen.getByRole('button', { name: 'Gelişmiş filtreleri aç', hidden: true })).toBeTruthy();
    expect(screen.queryByText('Kullanım durumu')).toBeNull();
  });
});
