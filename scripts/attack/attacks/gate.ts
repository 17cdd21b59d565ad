import { setTimeout as sleep } from 'node:timers/promises';

/** Lets work through while it is open. */
export class Gate {
  #isOpen = true;
  #inside = 0;
  #waiting: (() => void)[] = [];

  async enter(): Promise<void> {
    while (!this.#isOpen) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#inside += 1;
  }

  leave(): void {
    this.#inside -= 1;
  }

  open(): void {
    this.#isOpen = true;
    for (const go of this.#waiting.splice(0)) go();
  }

  /** Resolves when all work that was let through has left. */
  async close(): Promise<void> {
    this.#isOpen = false;
    while (this.#inside > 0) await sleep(50);
  }
}
