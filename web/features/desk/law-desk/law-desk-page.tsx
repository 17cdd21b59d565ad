import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskLawFigure } from '#shared/law/desk-law.ts';
import { formatDate, formatDateTime, istanbulMidnight } from '#shared/text/dates.ts';
import { ActForm } from '#web/features/desk/desk/index.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { Tag } from '#web/ui/tag.tsx';

/** Every figure of law with its article, source and last day, and who confirmed it when. */
export function LawDeskPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'law'],
    queryFn: ({ signal }) => getJson('/api/desk/law', signal),
    staleTime: 0,
  });
  if (error) return <LoadFailure title="Rakamlar yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Rakamlar yükleniyor" />;
  return (
    <ul aria-label="Yasal rakamlar" className="flex flex-col gap-3">
      {data.figures.map((figure) => (
        <li key={figure.name} className="sheet p-4">
          <Figure figure={figure} />
        </li>
      ))}
    </ul>
  );
}

const DOUBTS = {
  unsure: 'Resmî Gazete’den kontrol edin',
  ends: 'Yenisini girin',
  old: 'Altı aydır kontrol edilmedi',
} as const satisfies Record<NonNullable<DeskLawFigure['doubt']>, string>;

const day = (date: string) => formatDate(istanbulMidnight(date));

function Figure({ figure: { name, text, article, source, validFrom, validUntil, confirmed, doubt } }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <span className="tabular font-semibold">{text}</span>
        <span>{article}</span>
        {doubt ? <Tag hue="amber">{DOUBTS[doubt]}</Tag> : null}
      </p>
      <p className="mt-1 text-sm text-ink-soft">{source}</p>
      <p className="tabular mt-1 text-sm text-ink-soft">
        {validUntil === null ? `${day(validFrom)} tarihinden beri` : `${day(validFrom)} ile ${day(validUntil)} arası`}
        {confirmed ? ` · ${confirmed.by}, ${formatDateTime(new Date(confirmed.at))}` : ' · henüz onaylanmadı'}
      </p>
      <p className="mt-3">
        <Button look="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Onayla<span className="sr-only">: {`${article}, ${text}`}</span>
        </Button>
      </p>
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
