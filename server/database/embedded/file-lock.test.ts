import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanUpAfterTests, newDataDir } from '#tests/support/embedded/data-dirs.ts';
import { tryLock } from './file-lock.ts';

cleanUpAfterTests();

describe('a file lock', () => {
  it('has either one exclusive holder or many shared holders', async () => {
    const path = join(await newDataDir(), '..', 'lock');
    const shared = [tryLock(path, 'shared'), tryLock(path, 'shared')];
    expect(shared).not.toContain(undefined);
    expect(tryLock(path, 'exclusive')).toBeUndefined();
    shared[0]?.release();
    expect(tryLock(path, 'exclusive')).toBeUndefined();
    shared[1]?.release();

    const alone = tryLock(path, 'exclusive');
    expect(alone).toBeDefined();
    expect(tryLock(path, 'exclusive')).toBeUndefined();
    expect(tryLock(path, 'shared')).toBeUndefined();
    alone?.release();
    tryLock(path, 'shared')?.release();
  });

  it('is an empty file that only its owner can open', async () => {
    const path = join(await newDataDir(), '..', 'lock');
    const lock = tryLock(path, 'exclusive');
    const { size, mode } = await stat(path);
    expect({ size, mode: mode & 0o777 }).toEqual({ size: 0, mode: 0o600 });
    lock?.release();
  });
});
