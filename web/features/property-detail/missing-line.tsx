import type { PropertyDetail } from '#shared/properties.ts';
import { missingOf } from './actions/listing-actions.ts';
import { hostOf } from './source-names.ts';

/** What the source doesn't give, said once, and where it may be found. */
export function MissingLine({ detail }: { detail: PropertyDetail }) {
  const missing = missingOf(detail.categoryNumber, detail);
  if (missing.length === 0) return null;
  const last = missing.length > 1 ? ` ve ${missing.at(-1)}` : missing[0];
  const names = `${missing.slice(0, -1).join(', ')}${last}`;
  const source = detail.sourceUrl === null ? 'Kaynak' : hostOf(detail.sourceUrl);
  return (
    <p className="mt-3 text-sm text-ink-soft">
      {`${source} bu ilan için ${names} vermiyor. Satışı yapan daireden sorulabilir.`}
    </p>
  );
}
