import { createInterface } from 'node:readline';

/** Tells the test what happened in a child process: one line of JSON on standard output. */
export function tell(event: string, details: Record<string, unknown> = {}): void {
  process.stdout.write(`${JSON.stringify({ event, ...details })}\n`);
}

/** Waits until the test sends a line with this word to the child's standard input. */
export async function nextCommand(command: string): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) if (line === command) return;
}
