import type { ListingDetail } from '#shared/listings.ts';
import { classNames } from '#web/ui/class-names.ts';
import { missingOf } from './actions/listing-actions.ts';
import { hostOf } from './source-names.ts';

type Props = {
  detail: ListingDetail | undefined;
  /** A listing without pictures usually lacks more: its line gets a placeholder, so that nothing moves. */
  isExpected: boolean;
};

/** What the source doesn't provide, said once, and where it may be found. */
export function MissingLine({ detail, isExpected }: Props) {
  const missing = detail ? missingOf(detail.categoryNumber, detail) : [];
  if (missing.length === 0) return isExpected && !detail ? <div className="mt-3 min-h-15" /> : null;
  const last = missing.length > 1 ? ` ve ${missing.at(-1)}` : missing[0];
  const names = `${missing.slice(0, -1).join(', ')}${last}`;
  const source = detail?.sourceUrl ? hostOf(detail.sourceUrl) : 'Kaynak';
  return (
    <p className={classNames('mt-3 text-sm text-ink-soft', isExpected && 'min-h-15')}>
      {`${source} bu ilan için ${names} vermiyor. Satışı yapan daireden sorulabilir.`}
    </p>
  );
}
