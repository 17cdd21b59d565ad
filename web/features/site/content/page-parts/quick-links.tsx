import { ArrowRight, CircleHelp, CreditCard, LifeBuoy, Mail, Search } from '#web/ui/icons.tsx';
import { LinkArea } from '#web/ui/link-area.tsx';

const LINKS = {
  search: { href: '/search', title: 'İhale arayın', note: 'Bütün açık ilanlar', icon: Search },
  help: { href: '/yardim-merkezi', title: 'Yardım merkezi', note: 'Adım adım anlatımlar', icon: LifeBuoy },
  questions: { href: '/sss', title: 'Sıkça sorulan sorular', note: 'Kısa yanıtlar', icon: CircleHelp },
  prices: { href: '/fiyatlandirma', title: 'Fiyatlandırma', note: 'Planlar ve sınırları', icon: CreditCard },
  contact: { href: '/iletisim', title: 'Bize yazın', note: 'Form ve telefonlar', icon: Mail },
} as const;

type Name = keyof typeof LINKS;

/** Links to pages that a reader may want next. */
export function QuickLinks({ names }: { names: readonly Name[] }) {
  return (
    <LinkArea>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {names.map((name) => {
          const { href, title, note, icon: Icon } = LINKS[name];
          return (
            <li key={name} className="grid">
              <a href={href} className="sheet group flex items-center gap-3 p-4 hover:bg-sunk">
                <Icon size={22} aria-hidden="true" className="shrink-0 text-petrol" />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold text-petrol group-hover:underline">{title}</span>
                  <span className="block text-sm text-ink-soft">{note}</span>
                </span>
                <ArrowRight size={18} aria-hidden="true" className="shrink-0 text-ink-faint" />
              </a>
            </li>
          );
        })}
      </ul>
    </LinkArea>
  );
}
