import { fileName, isTiffName, parseFileList } from '#shared/documents.ts';
import { Button } from '#web/ui/button.tsx';
import { Download, ExternalLink, Eye } from '#web/ui/icons.tsx';
import { DocumentLabel } from './document-label.tsx';
import { saveFromAddress } from './viewer/save-file.ts';
import type { ViewerSample } from './viewer-samples.ts';

const ROW_BUTTON =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-sunk hover:text-ink';

type Props = { sample: ViewerSample; onView(sample: ViewerSample): void };

/** A sample on the test page: its list of addresses as text, and each file separately. */
export function ViewerSampleCard({ sample, onView }: Props) {
  const { id, title, documentFiles } = sample;
  const addresses = parseFileList(documentFiles);
  return (
    <article className="sheet flex min-w-0 flex-col p-5" aria-labelledby={`ornek-${id}`}>
      <p className="text-xs font-semibold text-ink-soft">{id}</p>
      <h2 id={`ornek-${id}`} className="mt-1 text-lg font-semibold">
        {title}
      </h2>
      <p className="mt-2 rounded-control bg-sunk px-3 py-2 text-sm break-all text-ink-soft">{documentFiles}</p>
      <ul className="mt-3 grow divide-y divide-line" aria-label={`${title} dosyaları`}>
        {addresses.map((address) => (
          <li key={address} className="flex items-center gap-1 py-0.5">
            <DocumentLabel address={address} />
            {isTiffName(address) ? (
              <a
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${fileName(address)} yeni sekmede aç`}
                title="Yeni sekmede aç"
                className={ROW_BUTTON}
              >
                <ExternalLink size={20} aria-hidden="true" />
              </a>
            ) : null}
            <button
              type="button"
              aria-label={`${fileName(address)} indir`}
              title="İndir"
              className={ROW_BUTTON}
              onClick={() => saveFromAddress(address, fileName(address))}
            >
              <Download size={20} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <Button className="mt-4" onClick={() => onView(sample)}>
        <Eye size={20} aria-hidden="true" />
        Görüntüle
      </Button>
    </article>
  );
}
