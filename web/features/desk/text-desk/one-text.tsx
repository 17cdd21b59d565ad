import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { DeskText } from '#shared/desk/desk-texts.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { ActForm } from '#web/features/desk/desk/index.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { TextEditor } from './text-editor.tsx';

/** One text: its current version, its editor and its earlier versions. */
export function OneText({ name }: { name: string }) {
  // The folder and the file, `help/belgeler`.
  const [folder = '', file = ''] = name.split('/');
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'text', name],
    queryFn: ({ signal }) => getJson(apiPath('/api/desk/texts/:folder/:file', { folder, file }), signal),
    staleTime: 0,
  });
  // An earlier version that is being edited.
  const [taken, setTaken] = useState<{ id: number; source: string }>();
  if (error) return <LoadFailure title="Metin yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Metin yükleniyor" />;
  return (
    <div className="flex flex-col gap-5">
      <p>
        <Link to="/yonetim/$" params={{ _splat: 'metinler' }} className="font-semibold text-petrol hover:underline">
          Bütün metinler
        </Link>
      </p>
      <div>
        <h2 className="text-xl font-semibold">{data.title}</h2>
        <p className="tabular mt-1 text-sm text-ink-soft">
          {data.editedAt
            ? `${formatDateTime(new Date(data.editedAt))} tarihinde masada düzenlendi.`
            : 'Dosyadaki metin görünüyor.'}{' '}
          <a href={pageOf(data)} className="font-semibold text-petrol underline-offset-4 hover:underline">
            Sitedeki sayfası
          </a>
        </p>
      </div>
      <TextEditor
        key={`${data.base} ${taken?.id}`}
        text={data}
        begin={taken?.source ?? data.source}
        onDone={() => setTaken(undefined)}
      />
      {data.editedAt ? (
        <ActForm
          title="Dosyadaki metin"
          hint="Masadaki bütün düzenlemeler geçmişte kalır; sayfada dosyanın metni görünür."
          button="Dosyadaki metni geri getir"
          path={apiPath('/api/desk/texts/:folder/:file/revert', { folder, file })}
          onDone={() => setTaken(undefined)}
        />
      ) : null}
      <History text={data} onTake={setTaken} />
    </div>
  );
}

function pageOf({ folder, file }: DeskText): string {
  if (folder === 'help') return `/yardim-merkezi/${file}`;
  if (file === 'kisa') return '/faq';
  return file === 'fiyat' ? '/fiyatlandirma' : `/sss?kategori=${file}`;
}

type HistoryProps = { text: DeskText; onTake: (edition: { id: number; source: string }) => void };

function History({ text, onTake }: HistoryProps) {
  if (text.editions.length === 0) return null;
  return (
    <section aria-labelledby="gecmis">
      <h3 id="gecmis" className="mb-3 text-lg font-semibold">
        Geçmiş
      </h3>
      <ol className="sheet divide-y divide-line">
        {text.editions.map(({ id, publishedAt, publishedBy, source }) => (
          <li key={id} className="p-4">
            <p className="tabular text-sm">
              <time dateTime={publishedAt}>{formatDateTime(new Date(publishedAt))}</time>,{' '}
              <span className="break-all">{publishedBy}</span>
              {source === null ? ': dosyadaki metin geri getirildi' : ''}
            </p>
            {source === null ? null : (
              <>
                <details className="mt-2">
                  <summary className="inline-flex min-h-8 cursor-pointer items-center font-semibold text-petrol">
                    Metni göster
                  </summary>
                  <p className="mt-2 text-sm break-words whitespace-pre-wrap">{source}</p>
                </details>
                <Button look="secondary" className="mt-2" onClick={() => onTake({ id, source })}>
                  Bu hâlini düzenleyiciye al
                </Button>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
