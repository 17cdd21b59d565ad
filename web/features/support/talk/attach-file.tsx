import { type ChangeEvent, useId, useRef, useState } from 'react';
import { SUPPORT_FILE_MB } from '#shared/support/support-rules.ts';
import { sendFile } from '#web/platform/send-file.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { reasonOf } from '#web/ui/toasts/toast-failure.ts';

/** What a file picker offers; the server looks at what a file is. */
const ACCEPTED = '.pdf,.udf,image/jpeg,image/png,image/webp,image/gif,image/heic,image/tiff';

type Props = {
  /** The call that takes the file. */
  path: string;
  onSent: () => void;
};

/** Sends a file as a message of its own, as soon as it is chosen. */
export function AttachFile({ path, onSent }: Props) {
  const id = useId();
  /** One that got no answer is sent again under its number. */
  const last = useRef({ key: '', clientId: '' });
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function onChange({ currentTarget: input }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = input.files ?? [];
    if (!file || isSending) return;
    setError(undefined);
    if (file.size > SUPPORT_FILE_MB * 1024 ** 2) setError(`Bir dosya en çok ${SUPPORT_FILE_MB} MB olabilir.`);
    else {
      const key = `${file.name} ${file.size} ${file.lastModified}`;
      if (last.current.key !== key) last.current = { key, clientId: crypto.randomUUID() };
      const named = new URLSearchParams({ clientId: last.current.clientId, name: file.name });
      setSending(true);
      try {
        await sendFile(`${path}?${named}`, file);
        last.current = { key: '', clientId: '' };
        onSent();
      } catch (failure) {
        setError(reasonOf(failure) ?? 'Dosya gönderilemedi. Yeniden deneyin.');
      } finally {
        setSending(false);
      }
    }
    input.value = '';
  }

  return (
    <>
      <label
        htmlFor={id}
        className={buttonClass(
          'secondary',
          'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-petrol',
        )}
      >
        {isSending ? 'Gönderiliyor…' : 'Dosya ekle'}
        <input
          id={id}
          type="file"
          accept={ACCEPTED}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => void onChange(event)}
          className="sr-only"
        />
      </label>
      {error ? (
        <p id={`${id}-error`} role="alert" className="order-last basis-full text-sm font-medium text-red">
          {error}
        </p>
      ) : null}
    </>
  );
}
