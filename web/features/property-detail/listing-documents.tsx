import type { PropertyDetail } from '#shared/properties.ts';
import { DocumentList, DocumentViewer } from '#web/features/documents/index.ts';
import { requestUpgrade } from '#web/features/subscription/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Lock } from '#web/ui/icons.tsx';

type Props = {
  detail: PropertyDetail;
  /** Index of the document that is open; undefined while none is. */
  openAt: number | undefined;
  onOpen: (index: number | undefined) => void;
};

/** The listing's documents, or a note that premium members can open them. */
export function ListingDocuments({ detail, openAt, onOpen }: Props) {
  const isLocked = detail.locked.includes('documentFiles');
  if (!isLocked && detail.documentFiles.length === 0) return null;
  return (
    <section aria-labelledby="belgeler">
      <h2 id="belgeler" className="text-lg font-semibold">
        Belgeler
      </h2>
      <div className="mt-3">
        {isLocked ? (
          <div className="sheet flex flex-wrap items-center justify-between gap-3 p-4">
            <p className="text-sm text-ink-soft">Bu ilanın belgeleri premium üyelikle açılır.</p>
            <Button look="secondary" onClick={() => requestUpgrade('lockedField')}>
              <Lock size={18} aria-hidden="true" />
              Belgeleri açın
            </Button>
          </div>
        ) : (
          <>
            <DocumentList files={detail.documentFiles} onOpen={onOpen} />
            <DocumentViewer
              files={detail.documentFiles}
              title={detail.dosyaBilgi ?? detail.title}
              isOpen={openAt !== undefined}
              startAt={openAt ?? 0}
              onClose={() => onOpen(undefined)}
            />
          </>
        )}
      </div>
    </section>
  );
}
