import { type ReactNode, useEffect, useState } from 'react';
import { useDebounced } from '#web/platform/use-debounced.ts';
import { LinkArea } from '#web/ui/link-area.tsx';
import { type ArticleEntry, HELP_ARTICLES } from './help-topics.ts';
import { NothingFound } from './nothing-found.tsx';
import { searchArticles } from './search-articles.ts';
import { SearchField } from './search-field.tsx';

const TYPING_PAUSE_MS = 150;

type Props = { initialQuery: string; initialFound: ArticleEntry[]; children: ReactNode };

/** The search over every article; what stands on the page otherwise makes way for what it finds. */
export function HelpSearch({ initialQuery, initialFound, children }: Props) {
  const [query, setQuery] = useState(initialQuery);
  const [result, setResult] = useState({ query: initialQuery.trim(), found: initialFound });
  const asked = useDebounced(query.trim(), TYPING_PAUSE_MS);

  useEffect(() => {
    let isCurrent = true;
    if (asked !== '')
      import('./help-texts.ts')
        .then(({ textOfArticle }) => textOfArticle)
        // Without the texts (offline, say) titles and descriptions still answer.
        .catch(() => () => '')
        .then((textOf) => {
          if (isCurrent) setResult({ query: asked, found: searchArticles(HELP_ARTICLES, asked, textOf) });
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
