import type { FrontMatter } from '#shared/content/parse-markdown.ts';
import { GUIDES } from './guides.ts';

/** An article in lists; its address ends in `slug`. The search also uses `asked`, the questions that it answers. */
export type ArticleEntry = { slug: string; title: string; description: string; asked?: string };
/** A topic with its articles (spec §3). */
export type HelpTopic = { id: string; title: string; description: string; articles: ArticleEntry[] };

type TopicFile = Omit<HelpTopic, 'articles'>[];

const TOPIC_FILES = import.meta.glob<TopicFile>('/content/help/topics.json', {
  eager: true,
  import: 'default',
});
const ARTICLE_METAS = import.meta.glob<FrontMatter>('/content/help/*.md', {
  eager: true,
  query: '?meta',
  import: 'default',
});

function articlesOf(topic: string): ArticleEntry[] {
  return Object.entries(ARTICLE_METAS)
    .filter(([, meta]) => meta.topic === topic)
    .sort(([, a], [, b]) => Number(a.order) - Number(b.order))
    .map(([path, { title = '', description = '', asked = '' }]) => ({
      slug: /([^/]+)\.md$/.exec(path)?.[1] ?? '',
      title,
      description,
      asked,
    }));
}

/** The four topics with their articles, in reading order. */
export const HELP_TOPICS: readonly HelpTopic[] = Object.values(TOPIC_FILES)
  .flat()
  .map((topic) => ({ ...topic, articles: articlesOf(topic.id) }));

/** The contents of the help centre: the articles topic by topic, then the guides. */
export const HELP_ARTICLES: readonly ArticleEntry[] = [...HELP_TOPICS.flatMap(({ articles }) => articles), ...GUIDES];
