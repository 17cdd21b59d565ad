import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RejectedFile } from './rejected-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'peyda-rejected-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function linesOf(file: RejectedFile): unknown[] {
  return readFileSync(file.path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

it('no file is created when nothing was rejected', () => {
  const file = new RejectedFile(folder, new Date());
  file.close();
  expect(existsSync(join(folder, 'imports'))).toBe(false);
});

it('a rejected record is written with its reason and place, readable only by the owner of the file', () => {
  const file = new RejectedFile(folder, new Date('2026-11-20T09:00:00Z'));
  file.add({
    file: 'a.csv',
    line: 7,
    reason: 'price: “x” bir tutar değil',
    given: { id: 5, price: 'x', at: new Date(0) },
  });
  file.close();
  expect(file.path).toContain('rejected-2026-11-20T09-00-00-000Z');
  expect(statSync(file.path).mode & 0o077).toBe(0);
  expect(linesOf(file)).toEqual([
    {
      file: 'a.csv',
      line: 7,
      reason: 'price: “x” bir tutar değil',
      given: { id: 5, price: 'x', at: '1970-01-01T00:00:00.000Z' },
    },
  ]);
});

it('personal data in it is masked, even if only the field name identifies it', () => {
  const file = new RejectedFile(folder, new Date());
  const given = {
    title: '5321234567',
    borclu: 'AHMET YILMAZ',
    malikAdi: 'Ayşe Kaya',
    telefon: '555 44 33',
    icinde: [{ tc: '10000000146', price: 5 }],
  };
  file.add({ file: 'a', reason: 'r', given });
  file.add({ file: 'a', reason: 'r', given: '{"borclu":"AHMET YILMAZ","tel":"0532 123 45 67","x' });
  file.close();
  const text = readFileSync(file.path, 'utf8');
  expect(text).not.toMatch(/AHMET|Ayşe|10000000146|5321234567|123 45 67|44 33/);
  expect(linesOf(file)[0]).toMatchObject({ given: { borclu: '***', icinde: [{ price: 5 }] } });
});

it('a value that is too large or too deeply nested is truncated', () => {
  let deep: unknown = 1;
  for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
  const file = new RejectedFile(folder, new Date());
  file.add({ file: 'a', reason: 'r', given: { deep, long: 'a'.repeat(1_000_000), wide: Array(10_000).fill(1) } });
  for (let at = 0; at < 2000; at += 1) file.add({ file: 'a', reason: 'r', given: JSON.parse('{"__proto__":{"a":1}}') });
  file.close();
  expect(linesOf(file)).toHaveLength(2001);
  expect(statSync(file.path).size).toBeLessThan(200_000);
});
