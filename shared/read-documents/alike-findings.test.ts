import { expect, it } from 'vitest';
import { alikeFindings } from './alike-findings.ts';

it('what two papers say alike is one thing with both places, and what they say differently is two', () => {
  const said = (field: string, value: string, page: number) => ({ field, isThere: true, value, page });
  const [one, again, other] = [said('share', '1/4', 1), said('share', '1/4', 7), said('share', '1/2', 3)];
  expect(alikeFindings([one, other, again])).toEqual([[one, again], [other]]);
});

it('a thing that is there is another than one that is not', () => {
  const said = (isThere: boolean) => ({ field: 'licence', isThere, value: 'Var' });
  expect(alikeFindings([said(true), said(false)])).toHaveLength(2);
});
