import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('keeps only the latest snapshot of the schema, which the next migration is compared with', () => {
  const folder = fileURLToPath(new URL('migrations', import.meta.url));
  const last = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .at(-1)
    ?.slice(0, 4);
  const snapshots = readdirSync(`${folder}/meta`).filter((name) => name.endsWith('_snapshot.json'));
  expect(snapshots).toEqual([`${last}_snapshot.json`]);
});
