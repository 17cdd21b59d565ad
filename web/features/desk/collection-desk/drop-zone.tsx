import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useId, useState } from 'react';
import { DROPPED_FILE_MB, DROPPED_FILE_TOO_LARGE, EMPTY_FILE } from '#shared/desk/collection/collection-rules.ts';
import { sendFile } from '#web/platform/send-file.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CheckBox } from '#web/ui/form/check-box.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';
import { reasonOf } from '#web/ui/toasts/toast-failure.ts';

/** The file types offered by the file picker; the server checks the real type. */
const ACCEPTED = '.json,.ndjson,.jsonl,.csv,.xlsx,.txt,.htm,.html,.udf,.pdf';

/** Uploads files that were chosen or dropped; the server imports them, even if this page is closed. */
export function DropZone() {
  const id = useId();
  const queryClient = useQueryClient();
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const [isOver, setOver] = useState(false);
  const [isTrial, setTrial] = useState(false);

  async function send(files: readonly File[]): Promise<void> {
    if (isSending || files.length === 0) return;
    setSending(true);
    const faults: string[] = [];
    for (const file of files) {
      const fault = await sendOne(file, isTrial);
      if (fault) faults.push(`${file.name}: ${fault}`);
    }
    setErrors(faults);
    setSending(false);
    const taken = files.length - faults.length;
    if (taken > 0) showToast({ kind: 'done', title: taken === 1 ? 'Dosya alındı.' : `${taken} dosya alındı.` });
    await queryClient.invalidateQueries({ queryKey: ['desk', 'collection'] });
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    void send([...event.dataTransfer.files]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button beside it does the same
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'mt-3 rounded-sheet border border-dashed p-5',
        isOver ? 'border-petrol bg-petrol-tint' : 'border-line-strong',
      )}
    >
      <p className="max-w-text text-sm text-ink-soft">
        JSON, NDJSON ya da CSV (ilanlar, sonuçlar, daire rehberi). TCMB konut fiyat endeksi (JSON, CSV, XLSX).
        Kaydedilmiş ilan.gov.tr sayfaları (JSON, HTML), ilan metinleri (TXT, UDF, PDF). En çok {DROPPED_FILE_MB}
        &nbsp;MB. Dosyaları buraya bırakın ya da seçin. Sayfayı kapatsanız da içe aktarma sürer.
      </p>
      <div className="mt-3">
        <CheckBox
          checked={isTrial}
          onChange={({ currentTarget }) => setTrial(currentTarget.checked)}
          label="Önce dene: ne geleceği sayılır, hiçbir şey saklanmaz."
        />
      </div>
      <label
        htmlFor={id}
        className={buttonClass(
          'secondary',
          'mt-3 cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-petrol',
        )}
      >
        {isSending ? 'Gönderiliyor…' : 'Dosya seç'}
        <input
          id={id}
          type="file"
          multiple
          accept={ACCEPTED}
          aria-describedby={errors.length > 0 ? `${id}-errors` : undefined}
          onChange={({ currentTarget: input }) => {
            const files = [...(input.files ?? [])];
            input.value = '';
            void send(files);
          }}
          className="sr-only"
        />
      </label>
      <div id={`${id}-errors`} role="alert">
        {errors.map((error) => (
          <p key={error} className="mt-2 text-sm font-medium break-words text-red">
            {error}
          </p>
        ))}
      </div>
    </div>
  );
}

/** The reason why a file was refused; undefined if it was accepted. */
async function sendOne(file: File, isTrial: boolean): Promise<string | undefined> {
  if (file.size === 0) return EMPTY_FILE;
  if (file.size > DROPPED_FILE_MB * 1024 ** 2) return DROPPED_FILE_TOO_LARGE;
  try {
    await sendFile(
      `/api/desk/collection/files?${new URLSearchParams({ name: file.name, ...(isTrial && { trial: '1' }) })}`,
      file,
    );
    return undefined;
  } catch (failure) {
    return reasonOf(failure) ?? 'Dosya gönderilemedi. Yeniden deneyin.';
  }
}
