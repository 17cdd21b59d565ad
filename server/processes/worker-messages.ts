import { isDatabaseAway } from '../database/database-away.ts';

/** What a process of the group does: it serves visitors, or it prepares the database and runs the jobs. */
export const ROLES = ['web', 'jobs'] as const;
export type Role = (typeof ROLES)[number];

/** A worker's message to its primary about its start. */
export type StartMessage =
  | { readonly type: 'ready'; readonly port: number }
  | { readonly type: 'failed'; readonly reason: string; readonly isDatabaseAway: boolean };

export function tellReady(port: number): void {
  process.send?.({ type: 'ready', port } satisfies StartMessage);
}

/** Sends the primary the reason why this worker can't start, and ends the worker. */
export function endWithFailure(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  const message: StartMessage = { type: 'failed', reason, isDatabaseAway: isDatabaseAway(error) };
  process.send?.(message, () => process.exit(1));
}
