import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ListingSummary } from '#shared/listings.ts';
import { makeDetail } from '#tests/support/make-detail.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { ListingCard } from './listing-card.tsx';

/** A row from ilan.gov.tr: a title, a place, an office, a price and a day, never a picture. */
const ROW: Partial<ListingSummary> = {
  title:
    "Malatya Battalgazi Alibaba Mevkii'nde 191.867 m² taşınmaz, üzerindeki kargir ev ve müştemilatı ile birlikte icradan satılıktır (hisse satışı)",
  il: 'Malatya',
  ilce: 'Battalgazi',
  tur: 'Tarla',
  price: 3_600_000,
  imageUrl: null,
  hisse: null,
  isShareSale: true,
};

const show = (given: Partial<ListingSummary> = {}) =>
  render(<ListingCard property={makeDetail({ ...ROW, ...given })} now={TEST_NOW} />).container;

describe('a card', () => {
  it('has words and figures in place of a picture, and no drawing (D52)', () => {
    const card = show();
    expect(card.querySelector('img')).toBeNull();
    expect(screen.getByText('Tarla')).toBeDefined();
    expect(screen.getByText('Açılış teklifi ₺1.800.000')).toBeDefined();
  });

  it('shows what percentage of today’s value or of the kasko value the appraisal is, in a search by it', () => {
    show({ appraisalToday: { least: 7_500_000, percent: 48 } });
    expect(screen.getByText('Bugünkü karşılığının %48’i (en az ₺7.500.000)')).toBeDefined();
    expect(show().textContent).not.toContain('Bugünkü');
    show({ categoryNumber: '2', appraisalToday: { least: 1_000_000, percent: 60 } });
    expect(screen.getByText('Kasko değerinin %60’ı (en az ₺1.000.000)')).toBeDefined();
  });

  it('says which auction it is only if a source stated it', () => {
    expect(show().textContent).toContain('1. ihale');
    expect(show({ secondRound: '1' }).textContent).toContain('2. ihale');
    expect(show({ roundIsDerived: true }).textContent).not.toContain('ihale');
  });

  it('shows no least bid if the first auction may be only among heirs (Law 7589)', () => {
    const partition = { sulhMahkeme: '1', secondRound: '0', endDate: '2026-12-10T08:00:00.000Z' } as const;
    const { textContent } = show(partition);
    expect(textContent).toContain('Mirasçılar arasında olabilir');
    expect(textContent).not.toContain('Açılış teklifi');
    expect(show({ ...partition, secondRound: '1' }).textContent).not.toContain('Mirasçılar');
  });

  it('marks a possible sale of a ward’s real estate, with its least bid (TMK 440, 444)', () => {
    const { textContent } = show({ mayBeWardSale: true });
    expect(textContent).toContain('Vesayet satışı olabilir');
    expect(textContent).toContain('Açılış teklifi');
    expect(show({ mayBeWardSale: false }).textContent).not.toContain('Vesayet');
  });

  it('shows the placeholder of its kind if a picture fails to load (spec §9)', () => {
    // No picture can be loaded here.
    const card = show({ imageUrl: '/files/pictures/gone.webp' });
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/placeholders/1.svg');
  });

  it('marks a drawing of the generated market as a drawing', () => {
    show({ imageUrl: '/files/sample/pictures/tarla-1.webp' });
    expect(screen.getByText('temsilî')).toBeDefined();
  });

  it('marks a place as the office’s if the location of the property is unknown', () => {
    const car = { categoryNumber: '2', tur: 'Otomobil', il: 'Adana', ilce: null, location: null } as const;
    show({ ...car, isOfficePlace: true });
    expect(screen.getByText('Adana (dairenin ili)')).toBeDefined();
    expect(show({ ...car, isOfficePlace: false }).textContent).not.toContain('dairenin ili');
  });

  it('names the sold right once if it is not the land itself', () => {
    show({ soldRight: 'superficies' });
    expect(screen.getByText('Üst hakkı')).toBeDefined();
    const named = {
      title: "Muğla Bodrum'da tatil köyünün üst hakkı icradan satılıktır",
      soldRight: 'superficies',
    } as const;
    expect(show(named).textContent?.match(/üst hakkı/gi)).toHaveLength(1);
    expect(show({ soldRight: 'ownership' }).textContent).not.toMatch(/mülkiyet/i);
  });

  it('marks a share sale, however long the title is (D55)', () => {
    show();
    expect(screen.getByText('Hisse satışı · oranı ilanda')).toBeDefined();
    expect(screen.getByText(/hissenin bedeli/)).toBeDefined();
  });

  it.each([
    [{ status: 'sold', soldPrice: 900_000 }, /^Satıldı: ₺900\.000/],
    [{ status: 'ended', endDate: '2026-01-05T08:00:00.000Z' }, /sona erdi|satış günü/iu],
    [{ endDate: null }, 'Bitişi belirtilmemiş'],
  ] as const)('shows no progress bar once no time is left: %o', (given, said) => {
    show(given);
    expect(screen.getByText(said).style.getPropertyValue('--share')).toBe('');
  });
});
