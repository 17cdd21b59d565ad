import { describe, expect, it } from 'vitest';
import { CATEGORY_NUMBERS } from '#shared/kinds/kinds.ts';
import { makeDetail } from '#tests/support/make-detail.ts';
import { guideRisks } from './guide-risks.ts';
import { guideSteps } from './guide-steps.ts';
import { requestLetters } from './request-letters.ts';

const NOW = new Date('2026-11-25T12:00:00+03:00');
const CONFIRMED = { lawToConfirm: [] };
const titlesOf = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);
const listing = makeDetail({ courtName: 'Ankara 1. İcra Dairesi', dosyaBilgi: '2026/12 Esas', auctionId: '778899' });

describe('the guide of a winner', () => {
  it('names an article for every step and risk of every kind', () => {
    for (const categoryNumber of CATEGORY_NUMBERS) {
      const rows = [
        ...guideSteps({ ...CONFIRMED, property: { ...listing, categoryNumber } }, NOW),
        ...guideRisks({ ...listing, categoryNumber, isShareSale: true }, []),
      ];
      expect(rows.length).toBeGreaterThan(9);
      for (const { article } of rows) expect(article).toMatch(/^(?:İİK|TMK|TBK|KTK|\d+ sayılı Kanun) ?/u);
    }
  });

  it('covers registration and eviction for real estate, delivery for movables, and registration for vehicles', () => {
    const [estate, vehicle, movable] = CATEGORY_NUMBERS.map((categoryNumber) =>
      titlesOf(guideSteps({ ...CONFIRMED, property: { ...listing, categoryNumber } }, NOW)),
    );
    expect(estate?.slice(-2)).toEqual(['Tescili isteyin', 'Oturan varsa tahliye emri isteyin']);
    expect(vehicle?.slice(-2)).toEqual(['Aracı teslim alın', 'Aracı adınıza tescil ettirin']);
    expect(movable?.at(-1)).toBe('Malı teslim alın');
    expect(titlesOf(guideRisks({ categoryNumber: '1', isShareSale: true }, [])).at(-1)).toContain('önalım');
    expect(titlesOf(guideRisks({ categoryNumber: '1', isShareSale: null }, [])).join()).not.toContain('önalım');
  });

  it('names the selling office by its kind', () => {
    const text = (sulhMahkeme: '0' | '1') =>
      JSON.stringify(guideSteps({ ...CONFIRMED, property: { ...listing, categoryNumber: '1', sulhMahkeme } }, NOW));
    expect(text('1')).toContain('satış memurluğundan');
    expect(text('1')).not.toContain('icra dairesinden');
    expect(text('0')).toContain('icra dairesinden');
  });

  it('waits for the court where a ward’s real estate may have been sold (TMK 440, 444)', () => {
    const steps = (categoryNumber: '1' | '2', lawToConfirm: string[]) =>
      guideSteps(
        { property: { ...listing, categoryNumber, mayBeWardSale: categoryNumber === '1' }, lawToConfirm },
        NOW,
      );
    const at = titlesOf(steps('1', [])).indexOf('Mahkemenin onayını bekleyin');
    expect(titlesOf(steps('1', []))[at + 1]).toBe('Tescili isteyin');
    expect(steps('1', [])[at]?.article).toBe('TMK 440, 444');
    expect(steps('1', ['wardSales'])[at]?.article).toBe('TMK 440, 444, doğrulanacak');
    expect(steps('1', [])[at]?.paragraphs.join()).toContain('mahkeme 10 gün içinde onaylarsa tamamlanır');
    expect(titlesOf(steps('2', []))).not.toContain('Mahkemenin onayını bekleyin');
  });

  it('says of real estate that an early resale may be taxed, to be confirmed (GVK mükerrer 80/6)', () => {
    const resale = (categoryNumber: '1' | '2', lawToConfirm: string[]) =>
      guideRisks({ categoryNumber, isShareSale: false }, lawToConfirm).find(({ title }) => title.includes('yeniden'));
    expect(resale('1', ['resaleTax'])?.article).toBe('193 sayılı Kanun mükerrer 80, doğrulanacak');
    expect(resale('1', [])?.article).toBe('193 sayılı Kanun mükerrer 80');
    expect(resale('1', [])?.text).toContain('Edinmeden itibaren 5 yıl içindeki satışta');
    expect(resale('2', [])).toBeUndefined();
  });

  it('names the year of the stamp duty, and asks for the new one once it is over (488 sayılı Kanun)', () => {
    const taxes = (now: string) =>
      guideSteps({ ...CONFIRMED, property: listing }, new Date(`${now}T12:00:00+03:00`))[2]?.paragraphs.join(' ');
    expect(taxes('2026-12-31')).toContain(
      'binde 5,69 oranında alınır (488 sayılı Kanun, (1) sayılı tablo; 2026 tutarı)',
    );
    expect(taxes('2027-01-01')).toContain('2026 tutarı; yenisini kontrol edin)');
  });

  const risk = (categoryNumber: '1' | '2' | '3', title: string) => {
    const found = guideRisks({ categoryNumber, isShareSale: false }, []).find((row) => row.title === title);
    return found && `${found.text} (${found.article})`;
  };

  it('holds delivery and money until the decision is final, and names both fines (İİK 118/2, 134/6, 134/8)', () => {
    for (const categoryNumber of CATEGORY_NUMBERS) {
      const text = risk(categoryNumber, 'Fesih istenirse');
      expect(text).toContain('Teslim ve paranın dağıtılması, karar kesinleşene kadar bekler');
      expect(text).toContain('ihale feshedilirse getirisiyle size döner');
      expect(text).toContain("bedelin %5'i kadar teminat");
      expect(text).toContain("bedelin %10'una kadar, konut finansmanı ve TOKİ alacaklarında %20'sine kadar ceza");
      expect(text).toContain('(İİK 118/2, 134/6, 134/8)');
    }
  });

  it('gives the price back without its yield where goods cannot be delivered (İİK 134/9)', () => {
    expect(risk('3', 'Mal teslim edilemezse')).toBe(
      'İhale iptal edilir, ödediğiniz bedel geri verilir; getirisi verilmez. (İİK 134/9)',
    );
  });

  it('tells of a lease that binds, and of old dues that do not (TBK 310, 347, 351; KMK 20, 22)', () => {
    const lease = risk('1', 'Kira sizi bağlıyorsa');
    expect(lease).toContain('kirası süresi bitince otomatik uzar');
    expect(lease).toContain('10 yıl uzamadan önce çıkaramaz');
    expect(lease).toContain('Yeni malik kiraya veren olur');
    expect(lease).toContain('edinmeden itibaren 1 ay içinde yazılı bildirin, davayı 6 ay sonra açın');
    const dues = risk('1', 'Birikmiş borç çıkarsa');
    expect(dues).toContain('önceki malikindir; yalnızca tapuda yönetim lehine kanuni ipotek varsa');
    expect(dues).toContain('634 sayılı Kanun 20 ve 22');
    expect(risk('2', 'Kira sizi bağlıyorsa')).toBeUndefined();
  });

  it('has a vehicle registered within a month, which is no sale (KTK 20)', () => {
    const step = guideSteps({ ...CONFIRMED, property: { ...listing, categoryNumber: '2' } }, NOW).at(-1);
    expect(step?.paragraphs[0]).toContain('1 ay içinde adınıza tescil ettirilir; geciken ceza öder');
    expect(step?.paragraphs[0]).toContain('İşlem satış değil tescildir');
    expect(step).toMatchObject({ article: 'KTK 20', dateKind: 'vehicleRegistration' });
  });
});

describe('the letters to the office', () => {
  it('contain the office, the file, the auction and the known dates', () => {
    const days = { soldOn: '2026-11-16', announcedOn: '2026-11-18' };
    const [account] = requestLetters(listing, days);
    expect(account?.text).toContain('Ankara 1. İcra Dairesi\nDosya no: 2026/12 Esas\n');
    expect(account?.text).toContain('16.11.2026 tarihinde sonuçlanan 778899 numaralı ihale üzerimde kalmıştır');
    expect(account?.text).toContain('18.11.2026 tarihinde portalda ilan edilmiştir.');
    expect(account?.text).toContain('[adınız soyadınız, imza]');
  });

  it('leave a blank for unknown values', () => {
    const [account] = requestLetters({ ...listing, courtName: null, dosyaBilgi: null, auctionId: null }, null);
    expect(account?.text).toContain('[Satışı yapan daire]\nDosya no: [dosya numarası]');
    expect(account?.text).toContain('[ihalenin bittiği gün] tarihinde sonuçlanan ihale üzerimde kalmıştır.');
  });

  it('request eviction only for property that can be inhabited', () => {
    const of = (categoryNumber: '1' | '2' | '3') => titlesOf(requestLetters({ ...listing, categoryNumber }, null));
    expect(of('1')).toContain('Tahliye emri talebi');
    expect(of('2')).toEqual(['Ödeme bilgileri talebi', 'Kesinleşme sorusu', 'Teslim talebi', 'Tescil yazısı talebi']);
    expect(of('3')).not.toContain('Tescil yazısı talebi');
  });
});
