import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskReading } from '#shared/desk/desk-readings.ts';
import { READING_NAMES } from '#shared/desk/reading-names.ts';
import type { NoticeValueName } from '#shared/notice-values.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { ActForm } from '#web/features/desk/desk/index.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf } from '#web/ui/form/use-form-errors.ts';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { Select } from '#web/ui/select.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { readableValue } from './field-texts.ts';

/** A listing's notice beside the values read from it; errors are marked and collected as a fixture. */
export function ReadingSection({ id }: { id: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'reading', id],
    queryFn: ({ signal }) => getJson(apiPath('/api/desk/listings/:id/reading', { id }), signal),
    staleTime: 0,
  });
  if (error) return <LoadFailure title="Okunanlar yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Okunanlar yükleniyor" count={1} />;
  return (
    <section aria-labelledby="okunanlar" className="flex flex-col gap-3">
      <h3 id="okunanlar" className="text-lg font-semibold">
        İlan metni ve ondan okunanlar
      </h3>
      {data.notice === null ? (
        <p className="text-ink-soft">Bu ilanın metni yok.</p>
      ) : (
        <div className="grid items-start gap-3 xl:grid-cols-2">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <section aria-label="İlan metni" tabIndex={0} className="sheet max-h-140 overflow-auto p-4">
            <p className="text-sm break-words whitespace-pre-wrap">{data.notice}</p>
          </section>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <section aria-label="Okunanlar" tabIndex={0} className="sheet max-h-140 overflow-auto p-4">
            <Values reading={data} />
          </section>
        </div>
      )}
      <WrongForm id={id} />
      {data.wrong.map(({ field, rightly, markedAt }) => (
        <ActForm
          key={field}
          title={`Yanlış okunmuş: ${READING_NAMES[field]}`}
          hint={`${rightly === '' ? 'İlanda bu yok.' : `İlanda yazan: ${rightly}.`} ${formatDateTime(new Date(markedAt))} tarihinde işaretlendi.`}
          button="İşareti kaldır"
          path={apiPath('/api/desk/listings/:id/reading/undo', { id })}
          read={() => ({ body: { field } })}
        />
      ))}
      <p>
        <DownloadButton path="/api/desk/wrong-readings" name="yanlis-okumalar.txt">
          Bütün yanlış okumaları indir
        </DownloadButton>
      </p>
    </section>
  );
}

function Values({ reading: { values, conflicts, wrong } }: { reading: DeskReading }) {
  if (values.length === 0 && conflicts.length === 0) return <p className="text-ink-soft">Hiçbir şey okunmadı.</p>;
  const isWrong = (field: NoticeValueName) => wrong.some((marked) => marked.field === field);
  return (
    <dl className="flex flex-col gap-3 text-sm">
      {values.map(({ field, value, sentence }) => (
        <div key={field}>
          <dt className="flex flex-wrap items-center gap-2 text-ink-soft">
            {READING_NAMES[field]}
            {isWrong(field) ? <Tag hue="amber">Yanlış</Tag> : null}
          </dt>
          <dd className="font-semibold break-words">{readableValue(field, value)}</dd>
          {sentence ? <dd className="break-words text-ink-soft">“{sentence}”</dd> : null}
        </div>
      ))}
      {conflicts.map(({ field, sentences }) => (
        <div key={field}>
          <dt className="text-ink-soft">{READING_NAMES[field]}: iki türlü yazıyor, okunmadı</dt>
          {sentences.map((sentence) => (
            <dd key={sentence} className="break-words">
              “{sentence}”
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function WrongForm({ id }: { id: number }) {
  const [field, setField] = useState<NoticeValueName>('appraisal');
  return (
    <ActForm
      isFolded
      title="Yanlış okuma işareti"
      hint="İşaretlenenler, kişisel verileri kapatılmış metinleriyle bir dosyada toplanır; okuma kuralları onunla düzeltilir. İlandaki alanı ayrıca düzeltin."
      button="Yanlış olarak işaretle"
      path={apiPath('/api/desk/listings/:id/reading', { id })}
      read={(data) => ({ body: { field, rightly: textOf(data, 'rightly').trim() } })}
    >
      {(errors) => (
        <>
          <label htmlFor="yanlis-alan" className="flex flex-col gap-1 font-semibold">
            Okunan
            <Select
              id="yanlis-alan"
              value={field}
              // safe: the options are the names
              onChange={(event) => setField(event.target.value as NoticeValueName)}
              className="font-normal"
            >
              {Object.entries(READING_NAMES).map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </Select>
          </label>
          <TextField
            id="ilanda-yazan"
            name="rightly"
            label="İlanda yazan"
            hint="İlan bunu söylemiyorsa boş bırakın. Kişi adı yazmayın."
            maxLength={300}
            autoComplete="off"
            error={errors.rightly}
          />
        </>
      )}
    </ActForm>
  );
}
