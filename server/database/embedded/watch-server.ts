import { findPostmaster } from './postmaster.ts';

const LOOK_EVERY_MS = 500;

export type Watched = {
  readonly clusterDir: string;
  /** Starts the server again, or finds that another process has. Rejects when that can't be done. */
  revive(): Promise<void>;
  /** Told once, when the server is gone and could not be started again; nothing is watched any more. */
  onLost(error: unknown): void;
};

/** Looks now and then whether a server still lives, and has it started again when it does not. Returns what ends the watch. */
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
