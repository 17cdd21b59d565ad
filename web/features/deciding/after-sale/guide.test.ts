import { describe, expect, it } from 'vitest';
import { CATEGORY_NUMBERS } from '#shared/kinds/kinds.ts';
import { makeDetail } from '#tests/support/make-detail.ts';
import { guideRisks } from './guide-risks.ts';
import { guideSteps } from './guide-steps.ts';
import { requestLetters } from './request-letters.ts';

const titlesOf = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);
const listing = makeDetail({ courtName: 'Ankara 1. İcra Dairesi', dosyaBilgi: '2026/12 Esas', auctionId: '778899' });

describe('the guide of a winner', () => {
  it('names an article for every step and risk of every kind', () => {
    for (const categoryNumber of CATEGORY_NUMBERS) {
      const rows = [
        ...guideSteps({ ...listing, categoryNumber }),
        ...guideRisks({ ...listing, categoryNumber, isShareSale: true }),
      ];
      expect(rows.length).toBeGreaterThan(9);
      for (const { article } of rows) expect(article).toMatch(/^(?:İİK|TMK|TBK|KTK|\d+ sayılı Kanun) ?/u);
    }
  });

  it('registers and vacates real estate, hands over what moves, and registers vehicles', () => {
    const [estate, vehicle, movable] = CATEGORY_NUMBERS.map((categoryNumber) =>
      titlesOf(guideSteps({ ...listing, categoryNumber })),
    );
    expect(estate?.slice(-2)).toEqual(['Tescili isteyin', 'Oturan varsa tahliye emri isteyin']);
    expect(vehicle?.slice(-2)).toEqual(['Aracı teslim alın', 'Aracı adınıza tescil ettirin']);
    expect(movable?.at(-1)).toBe('Malı teslim alın');
    expect(titlesOf(guideRisks({ categoryNumber: '1', isShareSale: true })).at(-1)).toContain('önalım');
    expect(titlesOf(guideRisks({ categoryNumber: '1', isShareSale: null })).join()).not.toContain('önalım');
  });

  it('calls the office that sells by its kind', () => {
    const text = (sulhMahkeme: '0' | '1') => JSON.stringify(guideSteps({ categoryNumber: '1', sulhMahkeme }));
    expect(text('1')).toContain('satış memurluğundan');
    expect(text('1')).not.toContain('icra dairesinden');
    expect(text('0')).toContain('icra dairesinden');
  });
});

describe('the letters to the office', () => {
  it('hold the office, the file, the auction and the days that are known', () => {
    const days = { soldOn: '2026-11-16', announcedOn: '2026-11-18' };
    const [account] = requestLetters(listing, days);
    expect(account?.text).toContain('Ankara 1. İcra Dairesi\nDosya no: 2026/12 Esas\n');
    expect(account?.text).toContain('16.11.2026 tarihinde sonuçlanan 778899 numaralı ihale üzerimde kalmıştır');
    expect(account?.text).toContain('18.11.2026 tarihinde portalda ilan edilmiştir.');
    expect(account?.text).toContain('[adınız soyadınız, imza]');
  });

  it('leave a place for what nobody knows', () => {
    const [account] = requestLetters({ ...listing, courtName: null, dosyaBilgi: null, auctionId: null }, null);
    expect(account?.text).toContain('[Satışı yapan daire]\nDosya no: [dosya numarası]');
    expect(account?.text).toContain('[ihalenin bittiği gün] tarihinde sonuçlanan ihale üzerimde kalmıştır.');
  });

  it('ask for eviction only where somebody can live', () => {
    const of = (categoryNumber: '1' | '2' | '3') => titlesOf(requestLetters({ ...listing, categoryNumber }, null));
    expect(of('1')).toContain('Tahliye emri talebi');
    expect(of('2')).toEqual(['Ödeme bilgileri talebi', 'Kesinleşme sorusu', 'Teslim talebi', 'Tescil yazısı talebi']);
    expect(of('3')).not.toContain('Tescil yazısı talebi');
  });
});
