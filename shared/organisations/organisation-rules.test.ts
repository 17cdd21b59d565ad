import { describe, expect, it } from 'vitest';
import { ORGANISATION_NAME, SHARED_NOTE } from '../field-rules/company-fields.ts';
import { cleanField, fieldFault } from '../field-rules/field-rule.ts';
import { mayIn, rolesGivenBy } from './organisation-rules.ts';

describe('the name of an organisation', () => {
  it.each(['Ak Yatırım A.Ş.', 'İğdır & Oğulları Ltd. Şti.', '3. Göz (Ankara)', 'Öz-Kâr’ın'])(
    '%s may appear in a mail',
    (name) => {
      expect(fieldFault(ORGANISATION_NAME, name)).toBeUndefined();
    },
  );

  it.each([
    ['A', 'arasında'],
    ['a'.repeat(81), 'arasında'],
    ['https://kotu.example', 'yalnızca'],
    ['kotu.example', 'internet adresi'],
    ['WWW.KOTU', 'internet adresi'],
    ['Kötü <b>', 'yalnızca'],
    ['ad@ornek', 'yalnızca'],
    ['Peyda\nSubject: x', 'yalnızca'],
  ])('%j may not', (name, why) => {
    expect(fieldFault(ORGANISATION_NAME, name)).toContain(why);
  });
});

describe('roles', () => {
  it('can assign no role above their own', () => {
    expect(rolesGivenBy('owner')).toEqual(['owner', 'manager', 'member', 'reader']);
    expect(rolesGivenBy('manager')).toEqual(['manager', 'member', 'reader']);
    expect([...rolesGivenBy('member'), ...rolesGivenBy('reader')]).toEqual([]);
  });

  it('include oversight only for owners', () => {
    expect(mayIn('owner', 'oversee')).toBe(true);
    expect(mayIn('manager', 'oversee')).toBe(false);
  });
});

it('a note keeps its line breaks but no invisible characters', () => {
  expect(cleanField(SHARED_NOTE, ' Bir\u202e  iki\r\n\r\n\r\n\r\nüç\t ')).toBe('Bir iki\n\nüç');
});
