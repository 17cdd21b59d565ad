import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readTree } from '../scripts/check-imports.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MOST_CHARACTERS = 120;
const MOST_LINES = { page: 150, room: 40 };

const ARCHITECTURE = 'docs/architecture.md';
const rooms = [...readTree(ROOT).keys()].filter((path) => /^(?:server|web|shared)\/.*README\.md$/.test(path));

/** Why a page is too long to be read in one go. A table row may be longer than a line. */
function tooLong(text: string, mostLines: number): string[] {
  const lines = text.trimEnd().split('\n');
  return [
    ...(lines.length > mostLines ? [`${lines.length} lines, ${mostLines} are allowed`] : []),
    ...lines.filter((line) => line.length > MOST_CHARACTERS && !line.startsWith('|')),
  ];
}

describe('the length limit for documents', () => {
  it('is met by the page about the architecture', () => {
    expect(tooLong(readFileSync(join(ROOT, ARCHITECTURE), 'utf8'), MOST_LINES.page)).toEqual([]);
  });

  it.each(rooms)('is met by the room %s', (path) => {
    expect(tooLong(readFileSync(join(ROOT, path), 'utf8'), MOST_LINES.room)).toEqual([]);
  });

  it('is checked for more than ten rooms', () => {
    expect(rooms.length).toBeGreaterThan(10);
  });
});

describe('a document that is too long is refused', () => {
  it('for its number of lines', () => {
    expect(tooLong('A line.\n'.repeat(41), MOST_LINES.room)).toEqual(['41 lines, 40 are allowed']);
  });

  it('for the length of a line', () => {
    const line = 'x'.repeat(121);
    expect(tooLong(`${line}\n`, MOST_LINES.room)).toEqual([line]);
    expect(tooLong(`${'x'.repeat(120)}\n| ${line} |\n`, MOST_LINES.room)).toEqual([]);
  });
});
