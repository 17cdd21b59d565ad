import { trustContent } from '#web/platform/trusted-types.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LinkArea } from '#web/ui/link-area.tsx';

/**
 * The style of running text: lines of at most 70 characters (30em of this font), tables that become blocks on phones.
 */
const LOOK = [
  'max-w-text leading-relaxed [&>:not(table)]:max-w-[30em]',
  '[&>*+*]:mt-4 [&_h2]:mt-10 [&_h2]:scroll-mt-24 [&_h2]:text-xl [&_h2]:font-bold [&_h2]:tracking-tight [&>h2:first-child]:mt-0',
  '[&_h3]:mt-7 [&_h3]:text-lg [&_h3]:font-semibold',
  '[&_a]:font-medium [&_a]:text-petrol [&_a]:underline [&_a]:underline-offset-4 [&_a:hover]:decoration-2',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_ul]:pl-5 [&_ol]:pl-6 [&_li]:mt-1.5 [&_li]:pl-1 [&_li]:marker:text-ink-faint',
  // Lines wrap, so that examples need no horizontal scrolling.
  '[&_pre]:mt-4 [&_pre]:rounded-control [&_pre]:bg-sunk [&_pre]:p-4 [&_pre]:whitespace-pre-wrap [&_pre]:break-all [&_pre_code]:p-0',
  '[&_strong]:font-semibold [&_code]:rounded-control [&_code]:bg-sunk [&_code]:px-1 [&_code]:text-sm max-sm:[&_code]:break-all sm:[&_td_code]:whitespace-nowrap',
  '[&_blockquote]:rounded-sheet [&_blockquote]:border-l-4 [&_blockquote]:border-petrol [&_blockquote]:bg-petrol-tint [&_blockquote]:px-4 [&_blockquote]:py-3',
  '[&_table]:w-full [&_table]:text-sm [&_table]:leading-snug [&_th]:border-b [&_th]:border-line-strong [&_th]:py-2 [&_th]:pr-4 [&_th]:text-left [&_th]:font-semibold',
  '[&_td]:border-b [&_td]:border-line [&_td]:py-2.5 [&_td]:pr-4 [&_td]:align-top',
  'max-sm:[&_thead]:sr-only max-sm:[&_table]:block max-sm:[&_tbody]:block max-sm:[&_tr]:block max-sm:[&_tbody>tr]:border-b max-sm:[&_tbody>tr]:border-line max-sm:[&_tbody>tr]:py-3',
  'max-sm:[&_td]:grid max-sm:[&_td]:grid-cols-[7rem_minmax(0,1fr)] max-sm:[&_td]:gap-3 max-sm:[&_td]:border-0 max-sm:[&_td]:py-1 max-sm:[&_td]:pr-0',
  'max-sm:[&_td]:before:font-semibold max-sm:[&_td]:before:text-ink-soft max-sm:[&_td]:before:content-[attr(data-head)]',
].join(' ');

/**
 * A text of `content/`, or as edited at the desk. Our own parser has converted its Markdown to HTML (shared/content).
 */
export function Prose({ html, className }: { html: string; className?: string }) {
  return (
    <LinkArea
      className={classNames(LOOK, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our parser and all later inserts escape HTML.
      dangerouslySetInnerHTML={{ __html: trustContent(html) }}
    />
  );
}
