import { DocumentList } from '#web/features/documents/document-list.tsx';
import { DocumentViewer } from '#web/features/documents/document-viewer.tsx';
import type { DocumentsSlot } from '#web/features/property-detail/documents-slot.ts';

/** Introduces documents to the listing that has them: one place for every route that shows a listing. */
export const ListingDocuments: DocumentsSlot = ({ files, title, openAt, onOpen, onClose }) => (
  <>
    <DocumentList files={files} onOpen={onOpen} />
    <DocumentViewer files={files} title={title} isOpen={openAt !== undefined} startAt={openAt ?? 0} onClose={onClose} />
  </>
);
