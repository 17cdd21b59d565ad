import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { indexOf, makeRecord, readRecord, recordNames } from '../scripts/decision.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = join(ROOT, 'docs/decisions');
/** Type packages need no separate record. */
const NEEDS_NO_RECORD = /^@types\//;

const records = recordNames(FOLDER).map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));

describe('the records of decisions', () => {
  it.each(records)('$name has a title, a date, a status and all sections', ({ name, text }) => {
    expect(readRecord(text).number).toBe(Number(name.slice(0, 4)));
  });

  it('are numbered without gaps', () => {
    expect(records.map(({ name }) => Number(name.slice(0, 4)))).toEqual(records.map((_, index) => index + 1));
  });

  it('are all listed in the index', () => {
    expect(records.length).toBeGreaterThan(20);
    expect(readFileSync(join(FOLDER, 'README.md'), 'utf8')).toBe(indexOf(FOLDER));
  });

  it('name every package in package.json', () => {
    const manifest: Record<'dependencies' | 'devDependencies', object> = JSON.parse(
      readFileSync(join(ROOT, 'package.json'), 'utf8'),
    );
    const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    const all = records.map(({ text }) => text).join('\n');
    expect(packages.length).toBeGreaterThan(50);
    expect(packages.filter((name) => !NEEDS_NO_RECORD.test(name) && !all.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('npm run decision', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'decisions-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('creates the next record and lists it', () => {
    makeRecord(folder, 'First', '2026-01-02');
    const name = makeRecord(folder, 'Maps are drawn by İzmir’s own library', '2026-11-25');
    expect(name).toBe('0002-maps-are-drawn-by-izmirs-own-library.md');
    expect(readRecord(readFileSync(join(folder, name), 'utf8'))).toEqual({
      number: 2,
      title: 'Maps are drawn by İzmir’s own library',
      date: '2026-11-25',
      status: 'proposed',
    });
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe(indexOf(folder));
    expect(indexOf(folder)).toContain(`(${name}) | 2026-11-25 | proposed |`);
  });

  it.each([
    ['without a section', '# 1. First\n\nDate: 2026-01-02. Status: accepted.\n\n## Context\n\nText.\n'],
    ['without a date', '# 1. First\n\n## Context\n\nText.\n'],
  ])('refuses a record %s', (_what, text) => {
    writeFileSync(join(folder, '0001-first.md'), text);
    expect(() => indexOf(folder)).toThrow('A record has a title, a date, a status and these sections');
  });
});
