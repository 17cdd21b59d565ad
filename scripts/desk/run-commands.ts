import { readProcessConfig } from '#server/config.ts';
import { type OpenDeps, openDeps } from '#server/open-deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { toKurus } from '#shared/orders/order-rules.ts';
import { parseTurkishNumber } from '#shared/text/money.ts';
import { say } from '../show-progress.ts';

const EXIT = { done: 0, refused: 1, failed: 2 } as const;

/** The number of arguments of a command, and its function; the returned text is printed. */
type Command = readonly [given: number, run: (deps: OpenDeps, given: readonly string[]) => Promise<string | undefined>];

/**
 * Runs the command named by the process arguments ('' if there are none), on the configured database. Exit codes: 0
 * done, 1 refused or not understood (prints `usage`), 2 failed.
 */
export async function runCommands(usage: string, commands: Readonly<Record<string, Command>>): Promise<void> {
  const [name = '', ...given] = process.argv.slice(2);
  const [wanted, run] = (Object.hasOwn(commands, name) && commands[name]) || [];
  if (!run || given.length !== wanted) {
    say(usage);
    process.exitCode = EXIT.refused;
    return;
  }
  try {
    const deps = await openDeps(readProcessConfig({ LOG_LEVEL: 'warn' }));
    try {
      const said = await run(deps, given);
      if (said !== undefined) say(said);
    } finally {
      await deps.close();
    }
  } catch (error) {
    process.stderr.write(`Yapılamadı: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = error instanceof ExpectedError ? EXIT.refused : EXIT.failed;
  }
}

/** Parses an amount as it is typed (`29,99`) to kuruş. Throws 400 AMOUNT. */
export function kurusOf(price = ''): number {
  const amount = parseTurkishNumber(price);
  if (amount === undefined) throw new ExpectedError(400, 'AMOUNT', `Tutar anlaşılamadı: ${price}`);
  return toKurus(amount);
}

/** Validates the reason for the audit log. Throws 400 WHY. */
export function whyOf(why = ''): string {
  if (why.trim().length < 3) throw new ExpectedError(400, 'WHY', 'Gerekçeyi yazın.');
  return why.trim();
}
