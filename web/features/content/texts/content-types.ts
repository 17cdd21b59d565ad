/** What the build makes of the files in `content/` (markdown-plugin). Types only: the parser stays out of the browser. */
export type { FrontMatter, Heading, MarkdownPage, MarkdownSection } from './markdown/parse-markdown.ts';
