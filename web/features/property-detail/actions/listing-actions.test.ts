import { describe, expect, test } from 'vitest';
import { CATEGORY_NUMBERS, type CategoryNumber } from '#shared/kinds/kinds.ts';
import { makeDetail } from '#tests/support/make-detail.ts';
import { listingActions } from './listing-actions.ts';

const names = (...given: Parameters<typeof listingActions>) => listingActions(...given).map(({ name }) => name);
const stateOf = (name: string, ...given: Parameters<typeof listingActions>) =>
  listingActions(...given).find((action) => action.name === name)?.state;
const link = 'https://ornek.test/sayfa';

describe('which actions a listing has (D13)', () => {
  const always = ['portal', 'support', 'documents'];
  test('real estate always has parcel and valuation, even without links', () => {
    expect(names('1', makeDetail())).toEqual([...always, 'parcel', 'valuation']);
  });
  test('a vehicle has a parcel only when there is such a link, or one behind the subscription', () => {
    expect(names('2', makeDetail())).toEqual(always);
    expect(names('2', makeDetail({ parselLink: link }))).toEqual([...always, 'parcel']);
    expect(names('2', makeDetail({ locked: ['parselLink'] }))).toEqual([...always, 'parcel']);
  });
  test('movables have neither parcel nor valuation, whatever is on record', () => {
    expect(names('3', makeDetail({ parselLink: link, degerleme: link, locked: ['parselLink'] }))).toEqual(always);
    expect(names('2', makeDetail({ degerleme: link }))).not.toContain('valuation');
  });
  test('before the detail is there, those that are certain keep their places', () => {
    const certain: Record<CategoryNumber, number> = { '1': 5, '2': 3, '3': 3 };
    for (const kind of CATEGORY_NUMBERS) {
      const actions = listingActions(kind, undefined);
      expect(actions).toHaveLength(certain[kind]);
      expect(actions.every(({ state }) => state.kind === 'loading')).toBe(true);
    }
  });
});

describe('the three states of an action', () => {
  test.each([
    ['portal', 'uyapLink'],
    ['parcel', 'parselLink'],
    ['valuation', 'degerleme'],
  ] as const)('%s opens its link, asks for premium, or says that there is none', (name, field) => {
    expect(stateOf(name, '1', makeDetail({ [field]: link }))).toMatchObject({ kind: 'link', href: link });
    expect(stateOf(name, '1', makeDetail({ locked: [field] }))).toEqual({ kind: 'locked' });
    expect(stateOf(name, '1', makeDetail())).toEqual({ kind: 'missing', reason: 'Bağlantı verilmemiş' });
  });
  test('live support dials the number as digits, opens premium’s conversation where there is none, and is locked for others', () => {
    const contact = { phone: '+90 (312) 000 00 00' };
    expect(stateOf('support', '1', makeDetail({ contact }))).toEqual({
      kind: 'link',
      href: 'tel:+903120000000',
      note: contact.phone,
    });
    expect(stateOf('support', '1', makeDetail({ locked: ['contact'] }))).toEqual({ kind: 'locked' });
    const detail = makeDetail({ contact: { phone: null } });
    expect(stateOf('support', '1', detail)).toEqual({
      kind: 'conversation',
      propertyId: detail.id,
      note: 'Mesajla, 2 saatte yanıt',
    });
  });
  test('documents say how many there are', () => {
    const documentFiles = ['/files/a.pdf', '/files/b.pdf'];
    expect(stateOf('documents', '1', makeDetail({ documentFiles }))).toEqual({ kind: 'documents', note: '2 belge' });
    expect(stateOf('documents', '1', makeDetail({ locked: ['documentFiles'] }))).toEqual({ kind: 'locked' });
    expect(stateOf('documents', '1', makeDetail())).toMatchObject({ kind: 'missing', reason: 'Belge eklenmemiş' });
  });
});
