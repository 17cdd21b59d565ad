import { type ChangeEvent, useId, useState } from 'react';
import { buttonClass } from '../button.tsx';
import { reasonOf } from '../toasts/toast-failure.ts';

type Props = {
  label: string;
  /** The label while the file is being uploaded. */
  sending: string;
  /** The file types offered by the file picker; the server checks the real type. */
  accept: string;
  mostMb: number;
  tooLarge: string;
  /** Uploads the file; throws if the server refuses it. */
  send: (file: File) => Promise<void>;
  /** The message if the server gives no reason. */
  failed: string;
};

/** A button that uploads a file as soon as it is chosen. */
export function FileButton({ label, sending, accept, mostMb, tooLarge, send, failed }: Props) {
  const id = useId();
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function onChange({ currentTarget: input }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = input.files ?? [];
    if (!file || isSending) return;
    setError(undefined);
    if (file.size > mostMb * 1024 ** 2) setError(tooLarge);
    else {
      setSending(true);
      try {
        await send(file);
      } catch (failure) {
        setError(reasonOf(failure) ?? failed);
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
        {isSending ? sending : label}
        <input
          id={id}
          type="file"
          accept={accept}
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
