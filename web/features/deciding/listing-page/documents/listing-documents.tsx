import type { ListingDetail } from '#shared/listings.ts';
import { DocumentList, DocumentViewer } from '#web/features/market/documents/index.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { RemovalLink } from '../removal-link.tsx';
import { LockedDocuments } from './locked-documents.tsx';
import type { OpenDocument } from './use-open-document.ts';

type Props = {
  detail: ListingDetail;
  /** The open document; undefined if none is. */
  openAt: OpenDocument | undefined;
  onOpen: (index: number | undefined) => void;
};

/** The listing's documents, or what is known about them while they are locked. */
export function ListingDocuments({ detail, openAt, onOpen }: Props) {
  const isLocked = detail.locked.includes('documentFiles');
  if (!isLocked && detail.documentFiles.length === 0) return null;
  return (
    <section aria-labelledby="belgeler">
      <h2 id="belgeler" tabIndex={-1} className="scroll-mt-20 text-lg font-semibold">
        Belgeler
      </h2>
      <div className="mt-3">
        {isLocked ? (
          <LockedDocuments detail={detail} onUnlocked={onOpen} />
        ) : (
          <>
            <DocumentList
              files={detail.documentFiles}
              onOpen={onOpen}
              below={(index) => <RemovalLink id={detail.id} what={`${index + 1}. belge`} />}
            />
            <p className="mt-2 text-sm text-ink-soft">
              Belgeler kaynaktaki gibi gösterilir; içlerindeki kişisel veriler gizlenmez.
            </p>
            <DocumentViewer
              files={detail.documentFiles}
              title={detail.dosyaBilgi ?? detail.title}
              isOpen={openAt !== undefined}
              startAt={openAt?.place ?? 0}
              find={openAt?.words}
              askStore={(address, signal) => askStoreFor(detail, address, signal)}
              onClose={() => onOpen(undefined)}
            />
          </>
        )}
      </div>
    </section>
  );
}

async function askStoreFor({ id, documentFiles }: ListingDetail, address: string, signal: AbortSignal) {
  const place = documentFiles.indexOf(address);
  if (place === -1) return address;
  const opened = await sendJson(
    'POST',
    apiPath('/api/properties/:id/documents/:place', { id, place }),
    undefined,
    signal,
  );
  return opened.address;
}
