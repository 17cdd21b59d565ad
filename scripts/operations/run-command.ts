import { say } from '../show-progress.ts';
import { Refusal } from './refusal.ts';

const EXIT = { done: 0, refused: 1, failed: 2 } as const;

/** Runs a command with one argument. Sets the exit code, and prints an error as one line on standard error. */
export async function runCommand(
  { usage, failed }: { usage: string; failed: string },
  work: (argument: string) => Promise<unknown>,
): Promise<void> {
  const [argument = '', ...more] = process.argv.slice(2);
  if (argument === '' || argument.startsWith('-') || more.length > 0) {
    say(usage);
    process.exitCode = EXIT.refused;
    return;
  }
  try {
    await work(argument);
  } catch (error) {
    process.stderr.write(`${failed}: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = error instanceof Refusal ? EXIT.refused : EXIT.failed;
  }
}
