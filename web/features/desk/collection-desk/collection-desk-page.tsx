import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { DeskPageProps } from '#web/features/desk/desk/index.ts';
import { classNames } from '#web/ui/class-names.ts';
import { JobsPart } from './jobs-part.tsx';
import { LettersPart } from './letters-part.tsx';
import { SourcesPart } from './sources-part.tsx';

type Part = { readonly below: string; readonly label: string; readonly shows: ComponentType };

const SOURCES: Part = { below: '', label: 'Kaynaklar ve dosyalar', shows: SourcesPart };
/** Only for `yonetici`; the server refuses their calls to everyone else. */
const ADMIN_PARTS: readonly Part[] = [
  { below: 'mesajlar', label: 'Gönderilemeyen mesajlar', shows: LettersPart },
  { below: 'isler', label: 'Zamanlanmış işler', shows: JobsPart },
];

/** The sources of listings, and the automatic jobs. */
export function CollectionDeskPage({ me, below }: DeskPageProps) {
  const parts = me.role === 'yonetici' ? [SOURCES, ...ADMIN_PARTS] : [SOURCES];
  const current = parts.find((part) => part.below === below) ?? SOURCES;
  const Shown = current.shows;
  return (
    <>
      {parts.length > 1 ? (
        <nav aria-label="Toplamanın bölümleri" className="mb-5">
          <ul className="flex flex-wrap gap-2">
            {parts.map((part) => (
              <li key={part.below}>
                <Link
                  to="/yonetim/$"
                  params={{ _splat: part.below === '' ? 'toplama' : `toplama/${part.below}` }}
                  activeOptions={{ exact: true }}
                  aria-current={part === current ? 'page' : undefined}
                  className={classNames(
                    'inline-flex min-h-11 items-center rounded-control border px-4 font-semibold',
                    part === current
                      ? 'border-petrol bg-petrol-tint text-petrol'
                      : 'border-line-strong bg-sheet text-ink hover:bg-sunk',
                  )}
                >
                  {part.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <Shown />
    </>
  );
}
