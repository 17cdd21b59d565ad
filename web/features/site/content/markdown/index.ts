export { markdownContent } from './markdown-plugin.ts';
