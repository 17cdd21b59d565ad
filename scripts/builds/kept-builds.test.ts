import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepBuild, takeKeptBuild } from './kept-builds.ts';

function folders() {
  const root = mkdtempSync(join(tmpdir(), 'peyda-builds-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return { kept: join(root, 'kept'), root };
}

/** Creates a build of one page with this text, in a copy of the project with this name. */
function built(root: string, copy: string, text: string): string {
  const folder = join(root, copy, 'dist');
  mkdirSync(join(folder, 'client'), { recursive: true });
  writeFileSync(join(folder, 'client/page.js'), text);
  return folder;
}

const isStill = async () => true;

it('a second copy of the project gets the build of the first instead of its outdated one', async () => {
  const { kept, root } = folders();
  await keepBuild({ folder: built(root, 'one', 'new'), key: 'k' }, isStill, kept);
  const folder = built(root, 'two', 'old');
  writeFileSync(join(folder, 'client/gone.js'), 'old');
  expect(await takeKeptBuild({ folder, key: 'k' }, kept)).toBe(true);
  expect(readFileSync(join(folder, 'client/page.js'), 'utf8')).toBe('new');
  expect(readdirSync(join(root, 'two'), { recursive: true }).toSorted()).toEqual([
    'dist',
    'dist/client',
    'dist/client/page.js',
  ]);
});

it('a build of different content is not used', async () => {
  const { kept, root } = folders();
  await keepBuild({ folder: built(root, 'one', 'new'), key: 'k' }, isStill, kept);
  const folder = built(root, 'two', 'old');
  expect(await takeKeptBuild({ folder, key: 'other' }, kept)).toBe(false);
  expect(readFileSync(join(folder, 'client/page.js'), 'utf8')).toBe('old');
});

it.each([
  ['was changed', (pages: string) => writeFileSync(join(pages, 'client/page.js'), 'tampered')],
  ['lost a file', (pages: string) => rmSync(join(pages, 'client/page.js'))],
  ['has one more file', (pages: string) => writeFileSync(join(pages, 'client/more.js'), '')],
])('a kept build that %s is deleted, and the folder stays unchanged', async (_, harm) => {
  const { kept, root } = folders();
  await keepBuild({ folder: built(root, 'one', 'new'), key: 'k' }, isStill, kept);
  harm(join(kept, 'k/pages'));
  const folder = built(root, 'two', 'old');
  expect(await takeKeptBuild({ folder, key: 'k' }, kept)).toBe(false);
  expect(readFileSync(join(folder, 'client/page.js'), 'utf8')).toBe('old');
  expect(readdirSync(join(root, 'two'))).toEqual(['dist']);
  expect(readdirSync(kept)).toEqual([]);
});

it('a build replaced by another while being copied is not kept', async () => {
  const { kept, root } = folders();
  await keepBuild({ folder: built(root, 'one', 'new'), key: 'k' }, async () => false, kept);
  expect(readdirSync(kept)).toEqual([]);
});

it('the most recently used builds are kept, and leftovers of killed processes are deleted after a while', async () => {
  const { kept, root } = folders();
  mkdirSync(join(kept, 'x.1.part'), { recursive: true });
  mkdirSync(join(kept, 'y.2.part'));
  utimesSync(join(kept, 'x.1.part'), new Date(0), new Date(0));
  for (const key of ['a', 'b', 'c', 'd']) {
    await keepBuild({ folder: built(root, 'one', key), key }, isStill, kept);
    utimesSync(join(kept, key), new Date(0), new Date(key.charCodeAt(0) * 1000));
  }
  await takeKeptBuild({ folder: built(root, 'two', ''), key: 'a' }, kept);
  await keepBuild({ folder: built(root, 'one', 'e'), key: 'e' }, isStill, kept);
  expect(readdirSync(kept).toSorted()).toEqual(['a', 'c', 'd', 'e', 'y.2.part']);
});
