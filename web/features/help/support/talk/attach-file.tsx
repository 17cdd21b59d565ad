import { useRef } from 'react';
import { SUPPORT_FILE_MB, SUPPORT_FILE_TOO_LARGE } from '#shared/support/support-rules.ts';
import type { UploadPath } from '#web/platform/api-path.ts';
import { sendFile } from '#web/platform/send-file.ts';
import { FileButton } from '#web/ui/form/file-button.tsx';

const ACCEPTED = '.pdf,.udf,image/jpeg,image/png,image/webp,image/gif,image/heic,image/tiff';

type Props = {
  /** The call that receives the file. */
  pathOf: (named: { clientId: string; name: string }) => UploadPath;
  onSent: () => void;
};

/** Sends a file as a separate message, as soon as it is chosen. */
export function AttachFile({ pathOf, onSent }: Props) {
  /** A file without a response is sent again with the same number. */
  const last = useRef({ key: '', clientId: '' });

  async function send(file: File): Promise<void> {
    const key = `${file.name} ${file.size} ${file.lastModified}`;
    if (last.current.key !== key) last.current = { key, clientId: crypto.randomUUID() };
    await sendFile(pathOf({ clientId: last.current.clientId, name: file.name }), file);
    last.current = { key: '', clientId: '' };
    onSent();
  }
  return (
    <FileButton
      label="Dosya ekle"
      sending="Gönderiliyor…"
      accept={ACCEPTED}
      mostMb={SUPPORT_FILE_MB}
      tooLarge={SUPPORT_FILE_TOO_LARGE}
      send={send}
      failed="Dosya gönderilemedi. Yeniden deneyin."
    />
  );
}
