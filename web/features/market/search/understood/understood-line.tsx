import { Link } from '@tanstack/react-router';
import type { SearchInterpretation } from '#shared/interpretation.ts';
import type { FilterControl } from '#shared/search-filters/filters.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { requestUpgrade } from '#web/features/members/subscription/index.ts';
import { ChipRow } from '#web/ui/chip-row.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Lock, X } from '#web/ui/icons.tsx';
import type { AppliedFilter } from '../filters/applied-filters.ts';
import type { ChipRemoval } from '../filters/chip-removal.ts';
import { withParameter } from '../search-address.ts';
import { AmbiguityQuestion } from './ambiguity-question.tsx';
import { understoodFilters } from './understood-search.ts';

type Props = {
  search: SearchParameters;
  interpretation: SearchInterpretation | undefined;
  /** Called to edit a chip's filter. */
  onEdit: (control: FilterControl) => void;
  removal: ChipRemoval;
};

/** The interpretation of the query. Every part can be removed or changed; one link searches for the words literally. */
export function UnderstoodLine({ search, interpretation, onEdit, removal }: Props) {
  if (!search.query)
    return interpretation?.unused.length ? (
      <p className="mt-2 text-sm text-ink-soft sm:mt-3">
        <Unused unused={interpretation.unused} />
      </p>
    ) : null;
  if (search.literal) return <LiteralLine search={search} />;
  if (!interpretation) return null;
  const filters = understoodFilters(interpretation);
  if (filters.length === 0 && interpretation.unused.length === 0) return null;
  return (
    <section aria-label="Arama nasıl anlaşıldı" className="mt-2 text-sm sm:mt-3">
      <ChipRow>
        {filters.length > 0 ? (
          <>
            <p id="soyle-anladik" className="font-medium text-ink-soft max-sm:sr-only">
              Şöyle anladık:
            </p>
            <ul aria-labelledby="soyle-anladik" className="contents">
              {filters.map((filter) => (
                <li key={filter.key}>
                  <Chip filter={filter} interpretation={interpretation} onEdit={onEdit} removal={removal} />
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <Link
          to="/search"
          search={withParameter(search, 'literal', '1')}
          resetScroll={false}
          className="inline-flex min-h-8 shrink-0 items-center rounded-control px-2 font-semibold whitespace-nowrap text-petrol hover:underline"
        >
          Harfi harfine ara
        </Link>
      </ChipRow>
      {interpretation.unused.length > 0 ? (
        <p className="mt-1.5 text-ink-soft">
          <Unused unused={interpretation.unused} />
        </p>
      ) : null}
      {interpretation.ambiguities.map((ambiguity) => (
        <AmbiguityQuestion key={ambiguity.word} search={search} ambiguity={ambiguity} />
      ))}
    </section>
  );
}

/** The ignored parts of the query, because no listing has such a field or because they are for premium (D44). */
function Unused({ unused }: { unused: readonly string[] }) {
  const [locked = [], plain = []] = [true, false].map((isLocked) =>
    unused
      .filter((said) => said.endsWith(PREMIUM_MARK) === isLocked)
      .map((said) => `“${said.replace(PREMIUM_MARK, '')}”`),
  );
  return (
    <>
      {plain.length > 0 ? `${plain.join(', ')} ilanlarda ayrı bir alan değil, buna göre filtrelemedik. ` : null}
      {locked.length > 0 ? (
        <>
          {locked.join(', ')} Premium’a özel, burada uygulamadık.{' '}
          <button
            type="button"
            onClick={() => requestUpgrade('lockedField', { about: 'advancedFilters' })}
            className="inline-flex min-h-8 items-center gap-1 rounded-control px-1 font-semibold text-petrol hover:underline"
          >
            <Lock size={16} aria-hidden="true" />
            Premium ile filtrele
          </button>
        </>
      ) : null}
    </>
  );
}

const PREMIUM_MARK = ' (Premium)';

function LiteralLine({ search }: { search: SearchParameters }) {
  return (
    <section aria-label="Arama nasıl anlaşıldı" className="mt-2 flex flex-wrap items-center gap-x-2 text-sm sm:mt-3">
      <p className="text-ink-soft">Kelimeler yazıldığı gibi arandı.</p>
      <Link
        to="/search"
        search={withParameter(search, 'literal')}
        resetScroll={false}
        className="inline-flex min-h-9 items-center rounded-control px-2 font-semibold text-petrol hover:underline"
      >
        Anlayarak ara
      </Link>
    </section>
  );
}

type ChipProps = {
  filter: AppliedFilter;
  interpretation: SearchInterpretation;
  onEdit: (control: FilterControl) => void;
  removal: ChipRemoval;
};

/**
 * Two links: the label opens the search with explicit filters, for changes; the cross removes this one. Both work
 * without JavaScript.
 */
function Chip({ filter, interpretation, onEdit, removal }: ChipProps) {
  const { key, label, control, names, without } = filter;
  const { search, relaxed } = interpretation;
  const isLeftAside = relaxed !== undefined && names.some((name) => search[name] && !relaxed.search[name]);
  return (
    <span className="inline-flex min-h-8 max-w-full items-center rounded-full bg-petrol-tint font-medium text-petrol">
      <Link
        to="/search"
        search={search}
        resetScroll={false}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onEdit(control);
        }}
        aria-label={`${label} kriterini değiştir${isLeftAside ? ', sonuç olmadığı için bırakıldı' : ''}`}
        className={classNames(
          'inline-flex min-h-8 min-w-0 items-center rounded-l-full pr-1 pl-3.5 hover:underline',
          isLeftAside && 'line-through',
        )}
      >
        <span className="truncate">{label}</span>
      </Link>
      <Link
        to="/search"
        search={without}
        resetScroll={false}
        data-chip={key}
        onClick={(event) => removal.note(event, `${label} kriteri kaldırıldı.`)}
        aria-label={`${label} kriterini kaldır`}
        className="inline-flex min-h-8 min-w-8 shrink-0 items-center justify-center rounded-r-full pr-1.5 hover:bg-sunk"
      >
        <X size={16} aria-hidden="true" />
      </Link>
    </span>
  );
}
