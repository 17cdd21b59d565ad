/** What happened to a file's listings. */
export type FileCounts = {
  readonly inserted: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: number;
  readonly leftOut: number;
  /** The first records that were rejected: where they stand and why. */
  readonly rejections?: readonly { readonly place: string; readonly reason: string }[];
  /** Why nothing of the file could be used. */
  readonly fault?: string;
};
