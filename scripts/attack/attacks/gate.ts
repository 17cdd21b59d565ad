import { setTimeout as sleep } from 'node:timers/promises';

/** Blocks new work while it is closed. */
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

  /** Blocks new work and resolves when all running work has finished. */
  async close(): Promise<void> {
    this.#isOpen = false;
    while (this.#inside > 0) await sleep(50);
  }
}
