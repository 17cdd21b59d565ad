export { markdownContent } from './markdown-plugin.ts';
export {
  type FrontMatter,
  type MarkdownPage,
  type MarkdownSection,
  type PageHeading,
  splitFrontMatter,
} from './parse-markdown.ts';
