import { formatBytes } from '#web/platform/format-bytes.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { CircleAlert, Download, ExternalLink, RotateCw } from '#web/ui/icons.tsx';
import type { FailureReason } from '../decode/document-failure.ts';
import type { Progress } from '../decode/fetch-document.ts';

/** Spec §8. */
const TITLES: Readonly<Record<FailureReason, string>> = {
  pdf: 'PDF Görüntülenemiyor',
  locked: 'PDF Görüntülenemiyor',
  unsupported: 'Dosya Görüntülenemiyor',
  archive: 'Dosya Görüntülenemiyor',
  tooLarge: 'Dosya Görüntülenemiyor',
  unreachable: 'Belge yüklenemedi',
  crossOrigin: 'Belge yüklenemedi',
  refused: 'Belge yüklenemedi',
};

const EXPLANATIONS: Readonly<Record<FailureReason, string>> = {
  pdf: 'Dosya bozuk olabilir ya da gerçekte PDF değildir. Yeni sekmede açmayı veya indirmeyi deneyin.',
  locked: 'Bu belge parolayla korunuyor. İndirip parolasıyla açabilirsiniz.',
  unsupported: 'Bu dosya türü desteklenmiyor ya da dosya bozuk. İndirip bilgisayarınızda açabilirsiniz.',
  archive:
    'Bu arşiv türü burada açılmaz; içindeki belgeler okunmaz ve aranmaz. İndirip bilgisayarınızda açabilirsiniz.',
  tooLarge: 'Dosya burada gösterilemeyecek kadar büyük. İndirip bilgisayarınızda açabilirsiniz.',
  unreachable: 'Sunucuya ulaşılamadı. Belgeyi yeni sekmede açmayı deneyin.',
  crossOrigin:
    'Belgenin bulunduğu site, belgelerinin başka sitelerde gösterilmesine izin vermiyor (çapraz kaynak, CORS). Belgeyi yeni sekmede açın.',
  refused: 'Sunucu belgeyi vermedi; belge silinmiş veya taşınmış olabilir.',
};

type FailureProps = {
  reason: FailureReason;
  /** The address for opening the file in a new tab; undefined for a file inside an archive. */
  address: string | undefined;
  onSave(): void;
  onRetry(): void;
};

/** Says why a document is not shown, with alternatives. */
export function FailureMessage({ reason, address, onSave, onRetry }: FailureProps) {
  const canRetry = reason === 'unreachable' || reason === 'crossOrigin' || reason === 'refused';
  return (
    <div role="alert" className="m-auto flex max-w-text flex-col items-center px-6 py-10 text-center">
      <span className="mb-4 inline-flex size-14 items-center justify-center rounded-full bg-petrol-tint text-petrol">
        <CircleAlert size={26} aria-hidden="true" />
      </span>
      <h3 className="text-lg font-semibold">{TITLES[reason]}</h3>
      <p className="mt-2 text-ink-soft">{EXPLANATIONS[reason]}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {address ? (
          <a href={address} target="_blank" rel="noopener noreferrer" className={buttonClass('primary')}>
            <ExternalLink size={20} aria-hidden="true" />
            Yeni sekmede aç
          </a>
        ) : null}
        <Button look="secondary" onClick={onSave}>
          <Download size={20} aria-hidden="true" />
          İndir
        </Button>
        {canRetry ? (
          <Button look="secondary" onClick={onRetry}>
            <RotateCw size={20} aria-hidden="true" />
            Yeniden dene
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** Files of at least this size get a progress bar. */
const LARGE_BYTES = 256_000;

/** Shown while a document is fetched and opened; a large one has a progress bar with numbers. */
export function LoadingMessage({ progress }: { progress: Progress | undefined }) {
  const { received = 0, total } = progress ?? {};
  const isLarge = (total ?? received) >= LARGE_BYTES;
  const percent = total ? Math.min(100, Math.round((100 * received) / total)) : undefined;
  return (
    <div className="m-auto w-72 max-w-full px-6 py-10 text-center text-ink-soft">
      <p role="status">Belge yükleniyor</p>
      {isLarge ? (
        <>
          <progress
            aria-label="Yüklenen"
            max={100}
            value={percent}
            className="mt-3 h-2 w-full appearance-none overflow-hidden rounded-full bg-sunk accent-petrol [&::-moz-progress-bar]:bg-petrol [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-petrol"
          />
          <p className="tabular mt-2 text-sm">
            {percent === undefined ? '' : `%${percent} · `}
            {formatBytes(received)}
            {total ? ` / ${formatBytes(total)}` : ''}
          </p>
        </>
      ) : null}
    </div>
  );
}
