import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Records an auction on the running site as collection would, or changes the one with the same key, and sends the
 * alerts to its members.
 */
export async function announce(record: object): Promise<void> {
  await run(process.execPath, ['tests/support/announce-auction.ts', JSON.stringify(record)], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, DATABASE_URL: '' },
  });
}
