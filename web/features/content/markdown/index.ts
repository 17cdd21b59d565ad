export { markdownContent } from './markdown-plugin.ts';
export { splitFrontMatter } from './parse-markdown.ts';
