import type { MouseEvent } from 'react';

/** Sections by the id of their heading; a section that the listing lacks has no link. */
export type BarSection = readonly [id: string, name: string];

/** On phones: links to the sections of a long page, and unfolds folded ones. */
export function SectionBar({ sections }: { sections: readonly BarSection[] }) {
  function goTo(event: MouseEvent<HTMLAnchorElement>, id: string): void {
    const heading = document.getElementById(id);
    if (!heading) return;
    // The address doesn't change: above a list it is the listing's own (D12).
    event.preventDefault();
    const fold = heading.closest('details') ?? heading.parentElement?.querySelector('details');
    if (fold) fold.open = true;
    heading.scrollIntoView();
    heading.focus({ preventScroll: true });
  }
  return (
    <nav
      aria-label="Bölümler"
      className="sticky top-13 z-10 -mx-4 -my-3 flex gap-1 overflow-x-auto border-b border-line bg-paper px-3 [scrollbar-width:none] sm:top-16 md:-mx-6 md:px-5 lg:hidden in-[[role=dialog]]:top-14 print:hidden"
    >
      {sections.map(([id, name]) => (
        <a
          key={id}
          href={`#${id}`}
          onClick={(event) => goTo(event, id)}
          className="inline-flex min-h-11 shrink-0 items-center rounded-control px-2 text-sm font-semibold text-petrol focus-visible:-outline-offset-2"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

/** A placeholder of the bar's size until the sections are known. */
export function SectionBarPlace() {
  return <div className="-my-3 min-h-11 border-b border-transparent lg:hidden print:hidden" />;
}
