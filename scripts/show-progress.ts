import type { SingleBar } from 'cli-progress';

const PLAIN_PROGRESS_MS = 5000;

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Shows a bar on a terminal; elsewhere it writes a line every few seconds. `open` makes the bar when it is needed. */
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
