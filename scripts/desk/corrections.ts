import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readProcessConfig } from '#server/config.ts';
import { correctionFixture } from '#server/features/desk/listing-desk/index.ts';
import { openDeps } from '#server/open-deps.ts';
import { runCommand } from '../operations/run-command.ts';
import { say } from '../show-progress.ts';

const USAGE = 'Kullanım: npm run corrections -- <dosya.json>';

/* Writes the desk's corrections as a fixture for the tests of the reading: what was read, and what is right. */
await runCommand({ usage: USAGE, failed: 'Yazılamadı' }, async (file) => {
  const deps = await openDeps(readProcessConfig({ LOG_LEVEL: 'warn' }));
  try {
    await writeFile(resolve(file), await correctionFixture(deps));
    say(`Düzeltmeler yazıldı: ${resolve(file)}`);
  } finally {
    await deps.close();
  }
});
