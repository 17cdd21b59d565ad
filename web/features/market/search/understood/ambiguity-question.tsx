import { Link } from '@tanstack/react-router';
import type { Ambiguity } from '#shared/interpretation.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { withParameter } from '../search-address.ts';
import { askWhich } from './question-particle.ts';

/** The maximum number of names in one question. */
const MOST_ASKED = 4;

type Option = Ambiguity['options'][number];

/** Asks which place is meant; each answer is a link to that search. Until then all of them are searched. */
export function AmbiguityQuestion({ search, ambiguity }: { search: SearchParameters; ambiguity: Ambiguity }) {
  const { word, options } = ambiguity;
  const isOneName = options.every(({ district }) => district === options[0]?.district);
  const nameOf = ({ city, district }: Option) => (isOneName ? city : `${district ?? city}`);
  const names = options.map(nameOf);
  const question = names.length > MOST_ASKED ? `${word}: hangisi?` : askWhich(word, names);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 text-sm">
      <p className="font-medium">{isOneName ? question : question.replace(`${word}: `, '')}</p>
      <ul className="flex flex-wrap gap-2" aria-label={`${word} için seçenekler`}>
        {options.map((option) => (
          <li key={`${option.city}-${option.district ?? ''}`}>
            <Link
              to="/search"
              search={chosen(search, option)}
              resetScroll={false}
              aria-label={`Yalnız ${[option.district, option.city].filter(Boolean).join(', ')}`}
              className="inline-flex min-h-9 items-center rounded-full border border-line-strong bg-sheet px-3.5 font-medium text-petrol hover:bg-petrol-tint"
            >
              {nameOf(option)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The place becomes a filter, which has priority over the query; the rest of the query still counts. */
function chosen(search: SearchParameters, { city, district }: Option): SearchParameters {
  const inCity = withParameter(search, 'city', city);
  return district === undefined ? inCity : withParameter(inCity, 'district', district);
}
