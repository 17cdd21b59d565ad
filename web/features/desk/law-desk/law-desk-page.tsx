import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskLawFigure } from '#shared/law/desk-law.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { dayText } from '#shared/text/day-text.ts';
import { ActForm } from '#web/features/desk/desk/index.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { Tag } from '#web/ui/tag.tsx';

/** Every legal figure with its article, source and last day, and who confirmed it when. */
export function LawDeskPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'law'],
    queryFn: ({ signal }) => getJson('/api/desk/law', signal),
    staleTime: 0,
  });
  if (error) return <LoadFailure title="Rakamlar yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Rakamlar yükleniyor" />;
  return (
    <ul aria-label="Yasal rakamlar" className="sheet divide-y divide-line">
      {doubtfulFirst(data.figures).map((figure) => (
        <li key={figure.name} className="px-4 py-3">
          <Figure figure={figure} />
        </li>
      ))}
    </ul>
  );
}

/** Figures to check come first; within both parts the law's order is kept. */
const doubtfulFirst = (figures: readonly DeskLawFigure[]) => [
  ...figures.filter(({ doubt }) => doubt !== null),
  ...figures.filter(({ doubt }) => doubt === null),
];

const DOUBTS = {
  unsure: 'Resmî Gazete’den kontrol edin',
  ends: 'Yenisini girin',
  old: 'Altı aydır kontrol edilmedi',
} as const satisfies Record<NonNullable<DeskLawFigure['doubt']>, string>;

function Figure({ figure: { name, text, article, source, validFrom, validUntil, confirmed, doubt } }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <p className="flex flex-wrap items-center gap-2">
            <span className="tabular font-semibold">{text}</span>
            <span>{article}</span>
            {doubt ? <Tag hue="amber">{DOUBTS[doubt]}</Tag> : null}
          </p>
          <p className="tabular mt-1 text-sm text-ink-soft">
            {source}
            <br />
            {validUntil === null
              ? `${dayText(validFrom)} tarihinden beri`
              : `${dayText(validFrom)} ile ${dayText(validUntil)} arası`}
            {confirmed ? ` · ${confirmed.by}, ${formatDateTime(new Date(confirmed.at))}` : ' · henüz onaylanmadı'}
          </p>
        </div>
        <Button look="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Onayla<span className="sr-only">: {`${article}, ${text}`}</span>
        </Button>
      </div>
      {isOpen ? (
        <div className="mt-4">
          <ActForm
            title="Bugün de geçerli"
            hint="Kanunun güncel metninden kontrol edin."
            button="Geçerliliği onayla"
            path={apiPath('/api/desk/law/:name', { name })}
            onDone={() => setIsOpen(false)}
          />
        </div>
      ) : null}
    </>
  );
}

type Props = { figure: DeskLawFigure };
