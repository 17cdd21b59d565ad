import { parseArgs } from 'node:util';
import { burstOfCodes, preparedAccount } from './attack/attacks/accounts.ts';
import { hostileFiles } from './attack/attacks/hostile-files.ts';
import { endlessDays, foreignIds, inwardWebhooks } from './attack/attacks/people-at-work.ts';
import { racedRefunds } from './attack/attacks/refunds.ts';
import { droppedCookies, openRedirect } from './attack/attacks/visitors.ts';
import { type Instance, openInstance } from './attack/instance.ts';

/** Each attack returns a sentence for every expectation that failed. */
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

/** The attacks run for at most 20 minutes in all; the last minute is for closing. */
const LONGEST_MS = 19 * 60_000;

function describe(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? `, ${error.cause.message}` : '';
  return `${String(error)}${cause}`;
}

/** Runs the attacks against a fresh instance. Exit code 1 if one succeeds, 2 if they can't be run. */
async function attack(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const chosen = Object.entries(ATTACKS).filter(([name]) => values.only === undefined || values.only === name);
  if (chosen.length === 0) throw new Error(`--only: ${Object.keys(ATTACKS).join(', ')}`);
  const instance = await openInstance();
  // The timer or a signal ends the attacks; only the first of them closes the instance.
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= instance.close();
    return closing;
  };
  const breakOff = (why: string) => {
    process.stderr.write(`${why}\n`);
    void close().finally(() => process.exit(2));
  };
  const timer = setTimeout(() => breakOff('The attacks took too long.'), LONGEST_MS);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => breakOff(`Ended by ${signal}.`));
  try {
    for (const [name, run] of chosen) {
      const faults = await run(instance).catch((error: unknown) => [`it broke off: ${describe(error)}`]);
      if (closing) return;
      process.stdout.write(`${faults.length === 0 ? 'held' : 'NOT HELD'}  ${name}\n`);
      for (const fault of faults) process.stdout.write(`  ${fault}\n`);
      if (faults.length > 0) process.exitCode = 1;
    }
  } finally {
    clearTimeout(timer);
    await close();
  }
}

attack().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(2);
});
