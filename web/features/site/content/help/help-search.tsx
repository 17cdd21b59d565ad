import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '#web/platform/use-debounced.ts';
import { LinkArea } from '#web/ui/link-area.tsx';
import { NothingFound } from '../page-parts/nothing-found.tsx';
import { SearchField } from '../page-parts/search-field.tsx';

import type { ArticleEntry } from './help-topics.ts';

const TYPING_PAUSE_MS = 150;

type Props = {
  initialQuery: string;
  initialFound: ArticleEntry[];
  /** Called when typing pauses, so that the address contains the query for Back, a reload and sharing. */
  onSearch: (query: string) => void;
  children: ReactNode;
};

/** The search over every article and guide. Its results replace the rest of the page. */
export function HelpSearch({ initialQuery, initialFound, onSearch, children }: Props) {
  const [query, setQuery] = useState(initialQuery);
  const [result, setResult] = useState({ query: initialQuery.trim(), found: initialFound });
  const asked = useDebounced(query.trim(), TYPING_PAUSE_MS);

  const keep = useEffectEvent(onSearch);
  useEffect(() => {
    if (asked !== initialQuery.trim()) keep(asked);
  }, [asked, initialQuery]);
  useEffect(() => {
    let isCurrent = true;
    if (asked !== '')
      void findArticles(asked).then((found) => {
        if (isCurrent) setResult({ query: asked, found });
      });
    return () => {
      isCurrent = false;
    };
  }, [asked]);

  const isSearching = query.trim() !== '' && result.query !== '';
  return (
    <>
      <div className="mt-6">
        <SearchField label="Yardım yazılarında ara" value={query} onChange={setQuery} action="/yardim-merkezi" />
      </div>
      <div role="status" className="sr-only">
        {isSearching ? `${result.found.length} yazı bulundu` : ''}
      </div>
      {isSearching ? <Found {...result} /> : children}
    </>
  );
}

function Found({ query, found }: { query: string; found: readonly ArticleEntry[] }) {
  return (
    <section aria-labelledby="bulunanlar" className="mt-10">
      <h2 id="bulunanlar" className="text-xl font-bold tracking-tight">
        “{query}” için {found.length} yazı
      </h2>
      {found.length === 0 ? (
        <div className="mt-4">
          <NothingFound />
        </div>
      ) : (
        <LinkArea>
          <ul className="sheet mt-4 divide-y divide-line">
            {found.map(({ slug, title, description }) => (
              <li key={slug}>
                <a href={`/yardim-merkezi/${slug}`} className="group block px-5 py-4 hover:bg-sunk">
                  <span className="font-semibold text-petrol group-hover:underline">{title}</span>
                  <span className="block text-ink-soft">{description}</span>
                </a>
              </li>
            ))}
          </ul>
        </LinkArea>
      )}
    </section>
  );
}

/** The articles and guides that match a search, the best first. Their texts are loaded only when somebody searches. */
export async function findArticles(query: string): Promise<ArticleEntry[]> {
  if (query.trim() === '') return [];
  const [{ HELP_ARTICLES }, { searchArticles }, textOf] = await Promise.all([
    import('./help-topics.ts'),
    import('./search-articles.ts'),
    import('./help-texts.ts')
      .then(({ wordsOfArticles }) => wordsOfArticles())
      // Without the texts, for example offline, titles and descriptions are still searched.
      .catch(() => () => ''),
  ]);
  return searchArticles(HELP_ARTICLES, query, textOf);
}
