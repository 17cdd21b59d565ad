import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The rows of docs/law.md: point, words, article, place, and the test as file and title. */
const ROWS = read('docs/law.md')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => {
    const [point = '', words = '', article = '', place = '', test = ''] = line.slice(2, -2).split(' | ');
    const [, file = '', title = ''] = /^`(.+?)`: (.+)$/.exec(test) ?? [];
    return { point, words: words.replaceAll('¦', '|'), article, place: place.replaceAll('`', ''), file, title };
  });
/** Points of the reading: errors, misleading sentences, promises without code. */
const POINTS = Array.from({ length: 31 }, (_, at) => String(at));

describe('each point of law', () => {
  it('is in the table, with its article', () => {
    const told = new Set(ROWS.map(({ point }) => /^\d+/.exec(point)?.[0]));
    expect(POINTS.filter((point) => !told.has(point))).toEqual([]);
    expect(ROWS.filter(({ point }) => point.startsWith('topic: ')).length).toBeGreaterThanOrEqual(13);
    expect(ROWS.filter(({ article }) => article === '')).toEqual([]);
  });

  it.each(ROWS)('$point stands at its place, word for word', ({ words, place }) => {
    expect(read(place)).toContain(words);
  });

  it.each(ROWS)('$point is covered by a test that exists', ({ file, title }) => {
    expect(existsSync(join(ROOT, file)), file).toBe(true);
    expect(title).not.toBe('');
    const isHere = file === 'tests/law-table.test.ts';
    expect(isHere || /(?:describe|it)[^\n]*\(\s*'|\['/.test(read(file))).toBe(true);
    expect(read(file)).toContain(isHere ? 'stands at its place, word for word' : title);
  });
});
