import { expect, it } from 'vitest';
import { alikeFindings } from './alike-findings.ts';

it('identical findings of two documents are merged with both places; differing findings stay separate', () => {
  const said = (field: string, value: string, page: number) => ({ field, isThere: true, value, page });
  const [one, again, other] = [said('share', '1/4', 1), said('share', '1/4', 7), said('share', '1/2', 3)];
  expect(alikeFindings([one, other, again])).toEqual([[one, again], [other]]);
});

it('a finding that something exists differs from one that it does not', () => {
  const said = (isThere: boolean) => ({ field: 'licence', isThere, value: 'Var' });
  expect(alikeFindings([said(true), said(false)])).toHaveLength(2);
});
