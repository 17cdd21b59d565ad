import type { Crumb } from '#web/platform/breadcrumb-data.ts';
import { ChevronRight } from '#web/ui/icons.tsx';
import { LinkArea } from './link-area.tsx';

/** The breadcrumbs from home to this page; the last one is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Sayfa yolu" className="print:hidden">
      <LinkArea>
        <ol className="flex flex-wrap items-center gap-x-1 text-sm text-ink-soft">
          {crumbs.map(({ title, path }, index) => {
            const isLast = index === crumbs.length - 1;
            return (
              <li key={path} className="inline-flex items-center gap-1">
                {isLast ? (
                  <span aria-current="page" className="py-1 text-ink">
                    {title}
                  </span>
                ) : (
                  <>
                    <a href={path} className="inline-flex min-h-8 items-center underline-offset-4 hover:underline">
                      {title}
                    </a>
                    <ChevronRight size={16} aria-hidden="true" className="text-ink-faint" />
                  </>
                )}
              </li>
            );
          })}
        </ol>
      </LinkArea>
    </nav>
  );
}
