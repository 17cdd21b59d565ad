import { describe, expect, it } from 'vitest';
import { makeDetail } from '#tests/support/make-detail.ts';
import { closingOf, stateAt } from './listing-state.ts';

const before = new Date('2026-11-30T08:00:00Z');
const after = new Date('2026-12-02T08:00:00Z');

it('a listing ends by the clock, even in a page rendered earlier', () => {
  expect(stateAt(makeDetail(), before)).toBe('open');
  expect(stateAt(makeDetail(), after)).toBe('ended');
  expect(stateAt(makeDetail({ status: 'sold' }), before)).toBe('sold');
  expect(stateAt(makeDetail({ endDate: null }), after)).toBe('open');
});

describe('the closing line of a listing', () => {
  it('is empty while it is open', () => expect(closingOf(makeDetail(), before)).toBeUndefined());
  it('states when bidding ended, and that the result is not known', () => {
    expect(closingOf(makeDetail(), after)?.explanation).toBe(
      'Teklif süresi 01.12.2026 11:00 itibarıyla doldu. Sonuç henüz bildirilmedi.',
    );
  });
  it('states the day on which its result was reported', () => {
    const changes = [
      { field: 'status' as const, oldValue: 'ended', newValue: 'sold', changedAt: '2026-12-01T12:00:00.000Z' },
    ];
    const closing = closingOf(makeDetail({ status: 'sold', changes }), after);
    expect(closing).toEqual({ title: 'İhale satışla sonuçlandı.', explanation: '01.12.2026 tarihinde bildirildi.' });
  });
  it('states the sale price and its share of the appraisal', () => {
    const closing = closingOf(makeDetail({ status: 'sold', soldPrice: 1_104_000 }), after);
    expect(closing?.explanation).toContain('Satış bedeli ₺1.104.000, muhammen bedele oranı %92. ');
  });
  it('states that its source no longer shows it, while nobody reports its end', () => {
    expect(closingOf(makeDetail({ isUnseen: true }), before)).toEqual({
      title: 'Bu ilan kaynakta artık görünmüyor.',
      explanation:
        'Son kez 20.11.2026 11:00 tarihinde doğrulandı. Geri çekilmiş ya da ertelenmiş olabilir; işlem yapmadan önce satışı yapan daireye sorun.',
    });
    expect(closingOf(makeDetail({ isUnseen: true }), after)?.title).toBe('Bu ihale sona erdi.');
  });
  it('does not state a time if only the day is known', () => {
    expect(closingOf(makeDetail({ endDateIsDayOnly: true }), after)?.explanation).toContain('01.12.2026 itibarıyla');
  });
  it('states that it was withdrawn, and that no reason is known', () => {
    const changes = [
      { field: 'status' as const, oldValue: 'open', newValue: 'withdrawn', changedAt: '2026-11-29T12:00:00.000Z' },
    ];
    const why = 'Kaynak nedenini bildirmiyor; satışı yapan daireye sorabilirsiniz.';
    expect(closingOf(makeDetail({ status: 'withdrawn' }), before)?.explanation).toBe(why);
    expect(closingOf(makeDetail({ status: 'withdrawn', changes }), before)?.explanation).toBe(
      `29.11.2026 tarihinde bildirildi. ${why}`,
    );
  });
  it.each(['unsold', 'withdrawn'] as const)('has its own wording for %s', (status) => {
    expect(closingOf(makeDetail({ status }), before)?.title).toMatch(/\.$/);
  });
});
