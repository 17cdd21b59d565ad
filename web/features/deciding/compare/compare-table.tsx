import { Link } from '@tanstack/react-router';
import type { ListingDetail } from '#shared/listings.ts';
import { listingSubject } from '#shared/text/listing-subject.ts';
import { classNames } from '#web/ui/class-names.ts';
import { X } from '#web/ui/icons.tsx';
import type { CompareGroup, CompareRow } from './compare-groups.ts';

type Props = {
  /** What is compared, also what could not be loaded. */
  ids: readonly number[];
  details: readonly ListingDetail[];
  groups: readonly CompareGroup[];
  /** Only rows in which listings differ. */
  isShort: boolean;
};

/** As high as the window, so that its head stays in sight. */
const FRAME = 'sheet relative max-h-[max(24rem,calc(100dvh-9rem))] overflow-auto';
const HEAD = 'sticky left-0 bg-sheet px-3 py-2 text-left align-top max-sm:w-32 max-sm:min-w-32';

/** Listings as columns. The names of the rows stay in sight while one scrolls sideways. */
export function CompareTable({ ids, details, groups, isShort }: Props) {
  const shown = groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ isDifferent }) => isDifferent || !isShort) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section aria-label="Karşılaştırma tablosu" tabIndex={0} className={FRAME}>
      <table className="tabular w-full text-sm">
        {/* Stays in sight while one scrolls in the table. */}
        <thead className="sticky top-0 z-10 bg-sheet shadow-[0_1px_0_var(--line)]">
          <tr>
            <th scope="col" className={HEAD}>
              <span className="sr-only">Özellik</span>
            </th>
            {details.map((property) => (
              <th key={property.id} scope="col" className="min-w-44 px-3 py-2 text-left align-top font-semibold">
                <Link to="/ilan/$id" params={{ id: String(property.id) }} className="hover:underline">
                  {listingSubject(property)}
                </Link>
                {property.dosyaBilgi ? (
                  <span className="block font-normal text-ink-soft">{property.dosyaBilgi}</span>
                ) : null}
                {ids.length > 1 ? <Leave ids={ids} property={property} /> : null}
              </th>
            ))}
          </tr>
        </thead>
        {shown.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className="border-b border-line bg-sunk">
              <th scope="rowgroup" colSpan={details.length + 1} className="px-3 py-2 text-left font-semibold">
                <span className="sticky left-3">{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.label} row={row} details={details} />
            ))}
          </tbody>
        ))}
      </table>
      {shown.length === 0 ? <p className="p-4 text-ink-soft">İlanlar arasında gösterilecek fark yok.</p> : null}
    </section>
  );
}

/** Takes a listing out of the comparison. */
function Leave({ ids, property: { id, title } }: { ids: readonly number[]; property: ListingDetail }) {
  return (
    <Link
      to="/karsilastir"
      search={{ ilanlar: ids.filter((other) => other !== id).join(',') }}
      aria-label={`Karşılaştırmadan çıkar: ${title}`}
      className="mt-1 flex min-h-6 w-fit items-center gap-1 text-sm font-normal text-ink-soft hover:underline print:hidden"
    >
      <X size={14} aria-hidden="true" />
      Çıkar
    </Link>
  );
}

function Row({ row: { label, cells, isDifferent }, details }: { row: CompareRow; details: readonly ListingDetail[] }) {
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className={classNames(HEAD, 'font-normal text-ink-soft')}>
        {label}
        {isDifferent ? (
          <span className="ml-1 font-semibold text-amber" title="Farklı">
            <span aria-hidden="true">≠</span>
            <span className="sr-only"> (farklı)</span>
          </span>
        ) : null}
      </th>
      {cells.map((cell, at) => (
        <td
          key={details[at]?.id}
          className={classNames('px-3 py-2 align-top wrap-anywhere', isDifferent && 'font-semibold')}
        >
          {cell}
        </td>
      ))}
    </tr>
  );
}
