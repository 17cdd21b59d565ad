import { ArrowRight } from '#web/ui/icons.tsx';

export type ShortPageLink = { href: string; title: string; note: string };

/** Links at the end of a short page. They are plain links because the server redirects some of the addresses (D10). */
export function ShortPageLinks({ title, links }: { title: string; links: readonly ShortPageLink[] }) {
  return (
    <section aria-labelledby="devami" className="mt-10">
      <h2 id="devami" className="text-xl font-bold tracking-tight">
        {title}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {links.map(({ href, title: name, note }) => (
          <li key={href} className="grid">
            <a href={href} className="sheet group flex items-center justify-between gap-4 p-4 hover:bg-sunk">
              <span>
                <span className="font-semibold text-petrol group-hover:underline">{name}</span>
                <span className="block text-sm text-ink-soft">{note}</span>
              </span>
              <ArrowRight size={20} aria-hidden="true" className="shrink-0 text-petrol" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
