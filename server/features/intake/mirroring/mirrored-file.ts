import type { FileState, FileUse } from '#server/database/tables/files.ts';

/**
 * The values by which a server identifies a content (`ETag`, `Last-Modified`), used to check later whether it has
 * changed.
 */
export type Validators = { readonly etag: string | null; readonly lastModified: string | null };

/** A file whose content has been checked; `sha256` in hex, `type` as an extension. */
export type CheckedContent = { readonly sha256: string; readonly type: string; readonly bytes: number };

export type StoredContent = CheckedContent & Validators;

/** A file to fetch or check now. `sha256` and the validators belong to the stored content; `null` if none is stored. */
export type TakenFile = {
  readonly id: string;
  readonly propertyId: string;
  readonly use: FileUse;
  readonly url: string;
  readonly tries: number;
  readonly state: FileState;
  readonly sha256: string | null;
} & Validators;
