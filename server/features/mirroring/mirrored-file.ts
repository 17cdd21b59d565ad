import type { FileState, FileUse } from '#server/database/tables/files.ts';

/** What a server calls a content (`ETag`, `Last-Modified`), to be asked about later. */
export type Validators = { readonly etag: string | null; readonly lastModified: string | null };

/** A file whose content has been looked at; `sha256` in hex, `type` as an extension. */
export type CheckedContent = { readonly sha256: string; readonly type: string; readonly bytes: number };

/** What came from an address. */
export type StoredContent = CheckedContent & Validators;

/** A file whose turn it is; `sha256` and what its source calls it are of the content that is stored, if any is. */
export type TakenFile = {
  readonly id: string;
  readonly use: FileUse;
  readonly url: string;
  readonly tries: number;
  readonly state: FileState;
  readonly sha256: string | null;
} & Validators;
