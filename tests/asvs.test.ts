import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readTree } from '../scripts/check-imports.ts';

/** The requirements of ASVS 5.0.0, by section. */
const SECTIONS: Readonly<Record<string, string>> = {
  '1.1': '1-2',
  '1.2': '1-10',
  '1.3': '1-12',
  '1.4': '1-3',
  '1.5': '1-3',
  '2.1': '1-3',
  '2.2': '1-3',
  '2.3': '1-5',
  '2.4': '1-2',
  '3.1': '1',
  '3.2': '1-3',
  '3.3': '1-5',
  '3.4': '1-8',
  '3.5': '1-8',
  '3.6': '1',
  '3.7': '1-5',
  '4.1': '1-5',
  '4.2': '1-5',
  '4.3': '1-2',
  '4.4': '1-4',
  '5.1': '1',
  '5.2': '1-6',
  '5.3': '1-3',
  '5.4': '1-3',
  '6.1': '1-3',
  '6.2': '1-12',
  '6.3': '1-8',
  '6.4': '1-6',
  '6.5': '1-8',
  '6.6': '1-4',
  '6.7': '1-2',
  '6.8': '1-4',
  '7.1': '1-3',
  '7.2': '1-4',
  '7.3': '1-2',
  '7.4': '1-5',
  '7.5': '1-3',
  '7.6': '1-2',
  '8.1': '1-4',
  '8.2': '1-4',
  '8.3': '1-3',
  '8.4': '1-2',
  '9.1': '1-3',
  '9.2': '1-4',
  '10.1': '1-2',
  '10.2': '1-3',
  '10.3': '1-5',
  '10.4': '1-16',
  '10.5': '1-5',
  '10.6': '1-2',
  '10.7': '1-3',
  '11.1': '1-4',
  '11.2': '1-5',
  '11.3': '1-5',
  '11.4': '1-4',
  '11.5': '1-2',
  '11.6': '1-2',
  '11.7': '1-2',
  '12.1': '1-5',
  '12.2': '1-2',
  '12.3': '1-5',
  '13.1': '1-4',
  '13.2': '1-6',
  '13.3': '1-4',
  '13.4': '1-7',
  '14.1': '1-2',
  '14.2': '1-8',
  '14.3': '1-3',
  '15.1': '1-5',
  '15.2': '1-5',
  '15.3': '1-7',
  '15.4': '1-4',
  '16.1': '1',
  '16.2': '1-5',
  '16.3': '1-4',
  '16.4': '1-3',
  '16.5': '1-4',
  '17.1': '1-2',
  '17.2': '1-8',
  '17.3': '1-2',
};
const LEVEL_1 = 70;
const LEVEL_3 = 92;
const VERDICTS = ['met', 'partly', 'not met', 'operator', 'n/a'];
/** The evidence that a requirement is met: a test, a command, or the document if rules must be written down. */
const PROOF = /\.(?:test|spec)\.tsx?`|`npm run /;

const page = readFileSync(new URL('../docs/security/asvs.md', import.meta.url), 'utf8');
const rows = [
  ...page.matchAll(
    /^\| (?<numbers>[*_]*\d+\.\d+\.\d+.*?) \| (?<what>.+?) \| (?<verdict>[^|]+?) \| (?<reason>.+) \|$/gm,
  ),
];
const numbers = rows.flatMap(({ groups }) => (groups?.numbers ?? '').split(', '));

const wanted = Object.entries(SECTIONS).flatMap(([section, span]) =>
  span.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => `${section}.${from + index}`);
  }),
);

it('every requirement has one row, in order', () => {
  expect(wanted).toHaveLength(345);
  expect(numbers.map((number) => number.replace(/[*_]/g, ''))).toEqual(wanted);
  expect(numbers.filter((number) => number.startsWith('**'))).toHaveLength(LEVEL_1);
  expect(numbers.filter((number) => number.startsWith('_'))).toHaveLength(LEVEL_3);
});

it('a met requirement names the test or command that shows it, or requires documentation', () => {
  const met = rows.filter(({ groups }) => groups?.verdict === 'met');
  expect(met.length).toBeGreaterThan(150);
  const isWritten = (what = '') => /written down|inventory|and its classes|each class|for updates/.test(what);
  const isAbove = (reason = '') => /\bas \d+\.\d+\.\d+|^the same\b/.test(reason);
  const bare = met.filter(({ groups }) => !PROOF.test(groups?.reason ?? ''));
  expect(bare.filter(({ groups }) => !isWritten(groups?.what) && !isAbove(groups?.reason))).toEqual([]);
});

it('a test title named by a row exists in the named file', () => {
  const tree = [...readTree(new URL('..', import.meta.url).pathname)];
  const named = [...page.matchAll(/`(?<file>[^`\n]+\.(?:test|spec)\.tsx?)` \(“(?<title>[^”]+)”/g)];
  expect(named.length).toBeGreaterThan(10);
  const isThere = (file = '', title = '') =>
    tree.some(([path, text]) => `/${path}`.endsWith(`/${file}`) && text.includes(title));
  expect(named.filter(({ groups }) => !isThere(groups?.file, groups?.title)).map(([text]) => text)).toEqual([]);
});

it('every row has a verdict that its last column supports', () => {
  expect(rows.filter(({ groups }) => !VERDICTS.includes(groups?.verdict ?? ''))).toEqual([]);
  expect(rows.flatMap(({ groups }, place) => faultOf(groups, rows[place - 1]?.groups) ?? [])).toEqual([]);
});

type Row = Readonly<Record<string, string>>;

/** The fault of the last column of a row; undefined if it is sufficient. */
function faultOf(row: Row = {}, above: Row = {}): string | undefined {
  const { numbers: of = '', what = '', verdict = '', reason = '' } = row;
  const fault = (text: string) => `${of} (${verdict}): ${text}: ${reason}`;
  for (const [, number = ''] of reason.matchAll(/\bas (\d+\.\d+\.\d+)/g))
    if (!(verdict === 'met' ? ['met'] : VERDICTS).includes(verdictOf(number) ?? ''))
      return fault(`${number} does not bear it out`);
  if (/^the same(?:$|[,:;])/.test(reason) && above.verdict !== verdict)
    return fault('the row above says something else');
  const isNamed = /`[^`]+`|\]\(|\bD\d+\b|\bas \d/.test(reason);
  // A single word such as “none” is enough if the requirement is that something is absent.
  const isSaid = reason.split(' ').length > 1 || verdict === 'n/a' || /^(?:no|without)\b/.test(what);
  return isNamed || isSaid ? undefined : fault('names nothing and says nothing');
}

const verdictOf = (number: string) =>
  rows.find(({ groups }) => groups?.numbers?.replace(/[*_]/g, '').split(', ').includes(number))?.groups?.verdict;
