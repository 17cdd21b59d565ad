import { DOCUMENT_KIND_LABELS, type DocumentKind, documentKind, fileName } from '#shared/documents.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Archive, File, FileText, type IconComponent, Image, ScrollText } from '#web/ui/icons.tsx';
import { type Hue, Tag } from '#web/ui/tag.tsx';

const LOOKS: Readonly<Record<DocumentKind, { icon: IconComponent; hue: Hue }>> = {
  pdf: { icon: FileText, hue: 'petrol' },
  udf: { icon: ScrollText, hue: 'petrol' },
  image: { icon: Image, hue: 'indigo' },
  archive: { icon: Archive, hue: 'olive' },
  unknown: { icon: File, hue: 'plain' },
};

type Props = {
  address: string;
  /** The document's title, above its file name. */
  title?: string;
};

/** Icon, name and type badge of a document, in every list of documents. */
export function DocumentLabel({ address, title }: Props) {
  const kind = documentKind(address);
  const { icon: Icon, hue } = LOOKS[kind];
  return (
    <span className="flex min-w-0 grow items-center gap-2.5">
      <Icon size={20} aria-hidden="true" className="shrink-0 text-ink-soft" />
      <span className="flex min-w-0 grow flex-col">
        {title ? <span className="truncate">{title}</span> : null}
        <span className={classNames('truncate', title && 'text-sm font-normal text-ink-faint')}>
          {fileName(address)}
        </span>
      </span>
      <span className="shrink-0">
        <Tag hue={hue}>{DOCUMENT_KIND_LABELS[kind]}</Tag>
      </span>
    </span>
  );
}
