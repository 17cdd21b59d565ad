import type { SingleBar } from 'cli-progress';

const PLAIN_PROGRESS_MS = 5000;

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Shows a progress bar on a terminal, and otherwise a line every few seconds. `open` creates the bar on first use. */
export function showProgress<T>(given: {
  describe(progress: T): string;
  open(): SingleBar;
  draw(bar: SingleBar, progress: T): void;
}): { show(progress: T): void; stop(): void } {
  if (!process.stdout.isTTY) {
    let saidAt = Date.now();
    return {
      show(progress) {
        if (Date.now() - saidAt < PLAIN_PROGRESS_MS) return;
        saidAt = Date.now();
        say(given.describe(progress));
      },
      stop: () => undefined,
    };
  }
  const bar = given.open();
  return { show: (progress) => given.draw(bar, progress), stop: () => bar.stop() };
}
