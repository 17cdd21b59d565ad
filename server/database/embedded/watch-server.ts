import { findPostmaster } from './postmaster.ts';

const LOOK_EVERY_MS = 500;

export type Watched = {
  readonly clusterDir: string;
  /** Restarts the server, or finds that another process has restarted it. Rejects when that fails. */
  revive(): Promise<void>;
  /** Called once, when the server has ended and could not be restarted; the watch ends then. */
  onLost(error: unknown): void;
};

/** Checks regularly whether a server still runs and restarts it if not. Returns a function that ends the watch. */
export function watchServer({ clusterDir, revive, onLost }: Watched): () => void {
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const lookAgain = () => {
    if (isOver) return;
    timer = setTimeout(look, LOOK_EVERY_MS);
    timer.unref();
  };
  const look = async () => {
    try {
      if (!(await findPostmaster(clusterDir)) && !isOver) await revive();
    } catch (error) {
      if (isOver) return;
      isOver = true;
      onLost(error);
    }
    lookAgain();
  };
  lookAgain();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
