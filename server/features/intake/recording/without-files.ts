import { hash } from 'node:crypto';
import type { ListingRecord } from '#shared/listings.ts';

/** The stored identifier of a hidden file: its address itself must not be kept. */
export const addressHash = (address: string): string => hash('sha256', address.trim(), 'base64url');

export function picturesOf({ allImages }: Pick<ListingRecord, 'allImages'>): string[] {
  return allImages
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
}

/**
 * Removes the documents and pictures that the desk has hidden from a record; if the first picture is hidden, the next
 * replaces it.
 */
export function withoutFiles(record: ListingRecord, hidden: ReadonlySet<string>): ListingRecord {
  if (hidden.size === 0) return record;
  const isShown = (address: string) => !hidden.has(addressHash(address));
  const pictures = picturesOf(record).filter(isShown);
  const { imageUrl } = record;
  return {
    ...record,
    allImages: pictures.join(','),
    imageUrl: imageUrl === null || isShown(imageUrl) ? imageUrl : (pictures[0] ?? null),
    documentFiles: record.documentFiles.filter(isShown),
  };
}
