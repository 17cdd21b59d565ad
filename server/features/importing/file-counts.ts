/** What became of a file's listings. */
export type FileCounts = {
  readonly inserted: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: number;
  readonly leftOut: number;
  /** Why nothing of the file could be used. */
  readonly fault?: string;
};
