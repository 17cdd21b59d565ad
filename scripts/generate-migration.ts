import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Writes a migration from changed tables: `npm run db:generate -- --name <what-changes>`. It compares only with the
 * last snapshot; the earlier ones, ten thousand lines each, are not kept.
 */
const META = join('server', 'database', 'migrations', 'meta');

const { status } = spawnSync('drizzle-kit', ['generate', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
if (status === 0) {
  const snapshots = readdirSync(META).filter((name) => name.endsWith('_snapshot.json'));
  for (const name of snapshots.toSorted().slice(0, -1)) rmSync(join(META, name));
}
