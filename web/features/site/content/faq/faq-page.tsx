import type { MouseEvent } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Disclosure } from '../page-parts/disclosure.tsx';
import { NothingFound } from '../page-parts/nothing-found.tsx';
import { Prose } from '../page-parts/prose.tsx';
import { SearchField } from '../page-parts/search-field.tsx';
import { FAQ_CHOICES, type FaqChoice } from './faq-categories.ts';
import { type FaqItem, inCategory, matchingQuestions } from './filter-questions.ts';
import { useQuestionChoice } from './use-question-choice.ts';

type Props = { items: readonly FaqItem[]; initialChoice: FaqChoice; initialQuery: string };

/** The questions of /sss (spec §2): a search, the categories beside them, and one answer open at a time. */
export function FaqPage({ items, initialChoice, initialQuery }: Props) {
  const { query, choice, openId, isSearching, search, choose, toggle, openPopular } = useQuestionChoice(
    items,
    initialChoice,
    initialQuery,
  );
  const found = matchingQuestions(items, query);
  const shown = inCategory(found, choice);
  return (
    <>
      <div className="mt-6">
        <SearchField label="Sorularda ve yanıtlarda ara" value={query} onChange={search} action="/sss" />
      </div>
      {isSearching ? null : (
        <PopularQuestions items={items.filter(({ isPopular }) => isPopular)} onOpen={openPopular} />
      )}
      <div className="mt-10 grid gap-6 md:grid-cols-[220px_minmax(0,1fr)] md:gap-10">
        <Categories found={found} choice={choice} onChoose={choose} />
        <section aria-labelledby="sorular">
          <h2 id="sorular" className="text-xl font-bold tracking-tight">
            {isSearching ? 'Arama sonuçları' : (FAQ_CHOICES.find(({ id }) => id === choice)?.title ?? '')}
          </h2>
          <p role="status" className="tabular mt-1 text-sm text-ink-soft">
            {shown.length} soru
          </p>
          {shown.length > 0 ? (
            <div className="sheet mt-4 divide-y divide-line">
              {shown.map((item) => (
                <Disclosure
                  key={item.id}
                  id={item.id}
                  group="sss"
                  className="scroll-mt-24 px-5"
                  isOpen={openId === item.id}
                  onToggle={() => toggle(item.id)}
                  summary={item.question}
                >
                  <Prose html={item.html} className="pb-5 text-ink-soft" />
                </Disclosure>
              ))}
            </div>
          ) : (
            <div className="mt-4">
              <NothingFound />
            </div>
          )}
        </section>
      </div>
    </>
  );
}

type PopularProps = { items: readonly FaqItem[]; onOpen: (item: FaqItem) => void };

function PopularQuestions({ items, onOpen }: PopularProps) {
  function open(event: MouseEvent, item: FaqItem): void {
    event.preventDefault();
    onOpen(item);
  }
  return (
    <section aria-labelledby="populer" className="mt-8">
      <h2 id="populer" className="text-xl font-bold tracking-tight">
        En çok sorulanlar
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <li key={item.id} className="grid">
            <a
              href={`/sss?kategori=${item.category}#${item.id}`}
              onClick={(event) => open(event, item)}
              className="sheet flex min-h-14 items-center px-4 py-3 leading-snug font-medium text-petrol hover:bg-petrol-tint"
            >
              {item.question}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type CategoriesProps = { found: readonly FaqItem[]; choice: FaqChoice; onChoose: (choice: FaqChoice) => void };

function Categories({ found, choice, onChoose }: CategoriesProps) {
  function choose(event: MouseEvent, next: FaqChoice): void {
    event.preventDefault();
    onChoose(next);
  }
  return (
    <nav aria-label="Soru kategorileri">
      <ul className="flex flex-wrap gap-1.5 md:sticky md:top-24 md:flex-col">
        {FAQ_CHOICES.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`/sss?kategori=${id}`}
              aria-current={id === choice ? 'true' : undefined}
              onClick={(event) => choose(event, id)}
              className={classNames(
                'flex min-h-11 items-center justify-between gap-3 rounded-control px-3 font-medium max-md:border',
                id === choice
                  ? 'border-petrol bg-petrol-tint text-petrol'
                  : 'border-line-strong text-ink-soft hover:bg-sunk hover:text-ink',
              )}
            >
              {title}
              <span className="tabular text-sm font-normal">{inCategory(found, id).length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
