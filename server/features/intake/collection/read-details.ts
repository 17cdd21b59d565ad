import type { SourceDetail } from '#server/features/intake/notice-to-record/index.ts';
import { completeRecord } from '#server/features/intake/notice-to-record/index.ts';
import { FetchError, isTemporary } from '#server/platform/polite-fetch/polite-fetch-error.ts';
import type { ListingRecord } from '#shared/listings.ts';
import type { PagedSource, SourceContext } from './source.ts';

/**
 * A listing completed by its own page, or why that page could not be fetched. `mayPass` says that the failure is
 * temporary.
 */
export type Detailed = { record: ListingRecord } | { record?: undefined; fault: string; mayPass: boolean };

/** Requests the details of one listing. Returns a failure that concerns only this listing; throws any other. */
export async function readDetails(
  source: PagedSource,
  row: { key: string; record: ListingRecord },
  context: SourceContext,
): Promise<Detailed> {
  if (!source.readDetail && !source.listDocuments) return { record: row.record };
  try {
    const detail = (await source.readDetail?.(row, context)) ?? {};
    const documents = (await source.listDocuments?.(row, context)) ?? [];
    const all: SourceDetail = { ...detail, documentFiles: [...(detail.documentFiles ?? []), ...documents] };
    return { record: await completeRecord(row.record, all, context.now) };
  } catch (error) {
    if (context.signal.aborted || !concernsOneListing(error)) throw error;
    return { fault: error.message, mayPass: isTemporary(error) };
  }
}

/** Whether a failure says nothing about the other listings of its source. */
export function concernsOneListing(error: unknown): error is FetchError {
  if (!(error instanceof FetchError)) return false;
  return isTemporary(error) || error.fault === 'status' || error.fault === 'tooLarge';
}
