import type { DroppedFile } from '#shared/desk/collection/desk-collection.ts';
import type { SampleHoldings } from '#shared/desk/collection/sample-holdings.ts';
import { DropZone } from './drop-zone.tsx';
import { FileReport } from './file-report.tsx';

/** Files that were uploaded at the desk: the drop zone, and the results of the imports. */
export function FilesSection({ files, sample }: { files: readonly DroppedFile[]; sample: SampleHoldings | null }) {
  return (
    <section aria-labelledby="dosyadan" className="sheet p-5">
      <h2 id="dosyadan" className="text-lg font-semibold">
        Dosyadan içe aktarma
      </h2>
      <DropZone />
      <h3 className="mt-4 font-semibold">Tarayıcıdan gelen dosyalar</h3>
      {files.length === 0 ? (
        <p className="mt-1 text-ink-soft">Son 30 günde dosya bırakılmadı.</p>
      ) : (
        <ul aria-label="Tarayıcıdan gelen dosyalar" className="mt-1 divide-y divide-line">
          {files.map((file) => (
            <FileReport key={file.id} file={file} sample={sample} />
          ))}
        </ul>
      )}
    </section>
  );
}
