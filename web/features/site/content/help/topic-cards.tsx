import { useState } from 'react';
import { BookOpen, FileText, type IconComponent, Search, UserRound } from '#web/ui/icons.tsx';
import { LinkArea } from '#web/ui/link-area.tsx';
import { Disclosure } from '../page-parts/disclosure.tsx';
import { HELP_TOPICS } from './help-topics.ts';

const ICONS: Readonly<Record<string, IconComponent>> = {
  baslangic: BookOpen,
  arama: Search,
  'ihale-detaylari': FileText,
  hesap: UserRound,
};

/** The four topics as cards. Only one is open at a time and shows the titles of its articles (spec §2). */
export function TopicCards() {
  const [openId, setOpenId] = useState<string>();
  return (
    <section aria-labelledby="konular" className="mt-10">
      <h2 id="konular" className="text-xl font-bold tracking-tight md:text-2xl">
        Konular
      </h2>
      <LinkArea>
        <div className="mt-4 grid items-start gap-4 md:grid-cols-2">
          {HELP_TOPICS.map(({ id, title, description, articles }) => {
            const Icon = ICONS[id] ?? BookOpen;
            return (
              <Disclosure
                key={id}
                group="konular"
                className="sheet px-5 py-2"
                isOpen={openId === id}
                onToggle={() => setOpenId(openId === id ? undefined : id)}
                summary={
                  <span className="flex items-start gap-4">
                    <Icon size={24} aria-hidden="true" className="mt-0.5 shrink-0 text-petrol" />
                    <span>
                      <span className="block text-lg">{title}</span>
                      <span className="block font-normal text-ink-soft">{description}</span>
                      <span className="tabular mt-1 block text-sm font-normal text-ink-faint">
                        {articles.length} yazı
                      </span>
                    </span>
                  </span>
                }
              >
                <ul className="mb-3 border-t border-line pt-2 sm:ml-10">
                  {articles.map((article) => (
                    <li key={article.slug}>
                      <a
                        href={`/yardim-merkezi/${article.slug}`}
                        className="flex min-h-10 items-center py-1.5 leading-snug font-medium text-petrol underline-offset-4 hover:underline"
                      >
                        {article.title}
                      </a>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            );
          })}
        </div>
      </LinkArea>
    </section>
  );
}
