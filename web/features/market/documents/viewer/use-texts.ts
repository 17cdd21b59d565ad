import { useMemo } from 'react';
import type { DocumentText } from '#shared/read-documents/document-texts.ts';
import type { OpenedArchive } from '../decode/archive/open-archive.ts';
import { memberText, udfText, withMember } from './text/member-text.ts';
import { type DocumentTexts, useDocumentTexts } from './text/use-document-texts.ts';
import type { Searched } from './text/use-find.ts';
import type { DocumentState } from './use-document.ts';

type Open = {
  readonly index: number;
  /** The index of the open file in its archive. */
  readonly member: number | undefined;
  readonly archive: OpenedArchive | undefined;
  readonly shown: DocumentState;
  /** Whether the texts of all documents are needed. */
  readonly isAll: boolean;
};
type Texts = {
  /** The texts as our store sent them. */
  readonly texts: DocumentTexts;
  /** The texts with words; also the open UDF itself if our store has not read it. */
  readonly searched: readonly Searched[];
  /** The text of the open document; for a file of an archive with its own page numbers. */
  readonly text: DocumentText | undefined;
  /** Whether the open document's text was read from the document itself. */
  readonly isOwn: boolean;
};

/** The texts of a listing's documents, including the open one. */
export function useTexts(addresses: readonly string[], { index, member, archive, shown, isAll }: Open): Texts {
  const address = addresses[index] ?? '';
  const texts = useDocumentTexts(addresses, address, isAll);
  const stored = texts.get(address) ?? undefined;
  const blocks = shown.status === 'ready' && shown.opened.kind === 'text' ? shown.opened.blocks : undefined;
  const own = useMemo(() => blocks && ownText(stored, blocks, member), [stored, blocks, member]);
  const whole = own ?? stored;
  const isArchive = archive !== undefined || member !== undefined;
  const text = useMemo(() => {
    if (!isArchive) return whole;
    return whole && member !== undefined ? memberText(whole, member) : undefined;
  }, [whole, isArchive, member]);
  const searched = useMemo(
    () =>
      addresses.flatMap((one, document): Searched[] => {
        const found = document === index ? whole : texts.get(one);
        return found && found.texts.length > 0 ? [{ document, texts: found.texts }] : [];
      }),
    [addresses, texts, index, whole],
  );
  return { texts, searched, text, isOwn: own !== undefined };
}

/** Undefined if our store has read the text. */
function ownText(
  stored: DocumentText | undefined,
  blocks: Parameters<typeof udfText>[0],
  member: number | undefined,
): DocumentText | undefined {
  if (member === undefined) return stored && stored.texts.length > 0 ? undefined : udfText(blocks);
  const isRead = stored !== undefined && memberText(stored, member).texts.some(({ by }) => by !== 'failed');
  return isRead ? undefined : withMember(stored, member, udfText(blocks));
}
