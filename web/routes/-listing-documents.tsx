import { FileText } from 'lucide-react';
import { useEffect } from 'react';
import type { DocumentsSlot } from '#web/features/property-detail/documents-slot.ts';

function nameOf(address: string): string {
  const name = address.split(/[?#]/)[0]?.split('/').at(-1) ?? address;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Introduces documents to the listing that has them: one place for every route that shows a listing. */
export const ListingDocuments: DocumentsSlot = ({ files, openAt, onOpen, onClose }) => {
  useEffect(() => {
    if (openAt === undefined) return;
    window.open(files[openAt], '_blank', 'noopener,noreferrer');
    onClose();
  }, [files, openAt, onClose]);
  return (
    <ul className="flex flex-wrap gap-2">
      {files.map((file, index) => (
        <li key={file}>
          <button
            type="button"
            onClick={() => onOpen(index)}
            className="sheet inline-flex min-h-11 items-center gap-2 px-3 text-sm font-medium hover:bg-sunk"
          >
            <FileText size={20} className="text-petrol" aria-hidden="true" />
            {nameOf(file)}
          </button>
        </li>
      ))}
    </ul>
  );
};
