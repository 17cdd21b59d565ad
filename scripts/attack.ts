import { parseArgs } from 'node:util';
import { burstOfCodes, preparedAccount } from './attack/attacks/accounts.ts';
import { hostileFiles } from './attack/attacks/hostile-files.ts';
import { endlessDays, foreignIds, inwardWebhooks } from './attack/attacks/people-at-work.ts';
import { racedRefunds } from './attack/attacks/refunds.ts';
import { droppedCookies, openRedirect } from './attack/attacks/visitors.ts';
import { type Instance, openInstance } from './attack/instance.ts';

/** Each returns what did not hold, in a sentence each. */
const ATTACKS: Readonly<Record<string, (instance: Instance) => Promise<string[]>>> = {
  'prepared-account': preparedAccount,
  'burst-of-codes': burstOfCodes,
  'raced-refunds': racedRefunds,
  'endless-days': endlessDays,
  'open-redirect': openRedirect,
  'inward-webhooks': inwardWebhooks,
  'dropped-cookies': droppedCookies,
  'foreign-ids': foreignIds,
  'hostile-files': hostileFiles,
};

/** Whatever happens, nothing of this runs longer. */
const LONGEST_MS = 20 * 60_000;

function describe(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? `, ${error.cause.message}` : '';
  return `${String(error)}${cause}`;
}

/** Runs the attacks against a fresh instance; 1 if one succeeds, 2 if they can't be run. */
async function attack(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const chosen = Object.entries(ATTACKS).filter(([name]) => values.only === undefined || values.only === name);
  if (chosen.length === 0) throw new Error(`--only: ${Object.keys(ATTACKS).join(', ')}`);
  const instance = await openInstance();
  try {
    for (const [name, run] of chosen) {
      const faults = await run(instance).catch((error: unknown) => [`it broke off: ${describe(error)}`]);
      process.stdout.write(`${faults.length === 0 ? 'held' : 'NOT HELD'}  ${name}\n`);
      for (const fault of faults) process.stdout.write(`  ${fault}\n`);
      if (faults.length > 0) process.exitCode = 1;
    }
  } finally {
    await instance.close();
  }
}

setTimeout(() => {
  process.stderr.write('The attacks took too long.\n');
  process.exit(2);
}, LONGEST_MS).unref();
attack().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(2);
});
