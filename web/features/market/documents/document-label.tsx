import { DOCUMENT_KIND_LABELS, type DocumentKind, documentKind, fileName } from '#shared/documents.ts';
import { Archive, File, FileText, type IconComponent, Image, ScrollText } from '#web/ui/icons.tsx';
import { type Hue, Tag } from '#web/ui/tag.tsx';

const LOOKS: Readonly<Record<DocumentKind, { icon: IconComponent; hue: Hue }>> = {
  pdf: { icon: FileText, hue: 'petrol' },
  udf: { icon: ScrollText, hue: 'petrol' },
  image: { icon: Image, hue: 'indigo' },
  archive: { icon: Archive, hue: 'olive' },
  unknown: { icon: File, hue: 'plain' },
};

/** Icon, name and type badge of a document, as every list of documents shows it. */
export function DocumentLabel({ address }: { address: string }) {
  const kind = documentKind(address);
  const { icon: Icon, hue } = LOOKS[kind];
  return (
    <span className="flex min-w-0 grow items-center gap-2.5">
      <Icon size={20} aria-hidden="true" className="shrink-0 text-ink-soft" />
      <span className="min-w-0 grow truncate">{fileName(address)}</span>
      <span className="shrink-0">
        <Tag hue={hue}>{DOCUMENT_KIND_LABELS[kind]}</Tag>
      </span>
    </span>
  );
}
