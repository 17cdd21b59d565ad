/** The outcome of the listings of a file. */
export type FileCounts = {
  readonly inserted: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: number;
  readonly leftOut: number;
  /** The first rejected records, with their place in the file and the reason. */
  readonly rejections?: readonly { readonly place: string; readonly reason: string }[];
  /** Why the whole file was unusable. */
  readonly fault?: string;
};
