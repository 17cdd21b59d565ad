import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '#shared/text/dates.ts';
import { type DeskPageProps, DeskRow } from '#web/features/desk/desk/index.ts';
import { getJson } from '#web/platform/api-client.ts';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { OneText } from './one-text.tsx';

/** Questions and help articles: the list, and one text below its address. */
export function TextDeskPage({ below }: DeskPageProps) {
  return /^(?:faq|help)\/[a-z0-9-]+$/.test(below) ? <OneText key={below} name={below} /> : <Texts />;
}

function Texts() {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'texts'],
    queryFn: ({ signal }) => getJson('/api/desk/texts', signal),
    staleTime: 0,
  });
  if (error) return <LoadFailure title="Metinler yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Metinler yükleniyor" />;
  return (
    <>
      <p className="mb-4 max-w-text text-ink-soft">
        Yayımladığınız metin, sitenin kendi dosyasındakinin yerine geçer; bir düğmeyle o geri gelir. Yasal metinler ile
        PDF rehberler burada düzenlenmez.
      </p>
      <ul aria-label="Düzenlenebilen metinler" className="sheet divide-y divide-line">
        {data.texts.map(({ folder, file, title, editedAt }) => (
          <DeskRow key={`${folder}/${file}`} to={`metinler/${folder}/${file}`} title={title}>
            {editedAt ? (
              <span className="tabular ml-3 inline-flex items-center gap-2 text-sm text-ink-soft">
                <Tag hue="indigo">Düzenlenmiş</Tag> {formatDateTime(new Date(editedAt))}
              </span>
            ) : null}
          </DeskRow>
        ))}
      </ul>
    </>
  );
}
