import { describe, expect, it } from 'vitest';
import { makeDetail } from '#tests/support/make-detail.ts';
import { listingActions, missingOf } from './listing-actions.ts';

const names = (...given: Parameters<typeof listingActions>) => listingActions(...given).map(({ name }) => name);
const stateOf = (name: string, ...given: Parameters<typeof listingActions>) =>
  listingActions(...given).find((action) => action.name === name)?.state;
const link = 'https://ornek.test/sayfa';
const everything = { uyapLink: link, parselLink: link, degerleme: link, documentFiles: ['/files/a.pdf'] };

describe('which actions a listing has (D13)', () => {
  it('real estate has all five, the portal first', () => {
    expect(names('1', makeDetail(everything))).toEqual(['portal', 'support', 'documents', 'parcel', 'valuation']);
  });
  it('a vehicle has a parcel only with such a link, or one behind the subscription, and no valuation', () => {
    expect(names('2', makeDetail(everything))).toEqual(['portal', 'support', 'documents', 'parcel']);
    expect(names('2', makeDetail({ ...everything, parselLink: null }))).not.toContain('parcel');
    expect(names('2', makeDetail({ ...everything, parselLink: null, locked: ['parselLink'] }))).toContain('parcel');
  });
  it('movables have neither parcel nor valuation, whatever is on record', () => {
    expect(names('3', makeDetail({ ...everything, locked: ['parselLink'] }))).toEqual([
      'portal',
      'support',
      'documents',
    ]);
  });
  it('actions without a target are hidden: a row of ilan.gov.tr has its source first, then support', () => {
    const detail = makeDetail({ sourceUrl: 'https://www.ilan.gov.tr/ilan/2205203' });
    expect(names('1', detail)).toEqual(['source', 'support']);
    expect(stateOf('source', '1', detail)).toMatchObject({ kind: 'link', href: detail.sourceUrl });
    expect(names('1', makeDetail({ ...everything, sourceUrl: link }))).not.toContain('source');
  });
  it('before the details are loaded, the usual actions of such a listing are reserved', () => {
    const counts = [
      listingActions('1', undefined),
      listingActions('3', undefined),
      listingActions('1', undefined, false),
    ];
    expect(counts.map(({ length }) => length)).toEqual([5, 3, 2]);
    expect(counts.flat().every(({ state }) => state.kind === 'loading')).toBe(true);
  });
});

describe('data missing from the source', () => {
  it('is listed once, without what the kind never has', () => {
    const detail = makeDetail({ description: null, descriptionPreview: null });
    expect(missingOf('1', detail)).toEqual([
      'ilan metni',
      'e-Satış bağlantısı',
      'belge',
      'parsel sorgusu',
      'değerleme',
    ]);
    expect(missingOf('2', detail)).toEqual(['ilan metni', 'e-Satış bağlantısı', 'belge']);
  });
  it('is not listed if everything is given or locked', () => {
    const locked = ['uyapLink', 'parselLink', 'degerleme', 'documentFiles', 'description'] as const;
    expect(missingOf('1', makeDetail({ locked: [...locked], descriptionPreview: 'Satılık' }))).toEqual([]);
  });
});

describe('the states of an action', () => {
  it.each([
    ['portal', 'uyapLink'],
    ['parcel', 'parselLink'],
    ['valuation', 'degerleme'],
  ] as const)('%s opens its link, or asks for premium', (name, field) => {
    expect(stateOf(name, '1', makeDetail({ [field]: link }))).toMatchObject({ kind: 'link', href: link });
    expect(stateOf(name, '1', makeDetail({ locked: [field] }))).toEqual({ kind: 'locked' });
  });
  it('live support dials the number as digits, opens premium’s conversation where there is none, and is locked for others', () => {
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
  it('documents show their number', () => {
    const documentFiles = ['/files/a.pdf', '/files/b.pdf'];
    expect(stateOf('documents', '1', makeDetail({ documentFiles }))).toEqual({ kind: 'documents', note: '2 belge' });
    expect(stateOf('documents', '1', makeDetail({ locked: ['documentFiles'] }))).toEqual({ kind: 'locked' });
  });
});
