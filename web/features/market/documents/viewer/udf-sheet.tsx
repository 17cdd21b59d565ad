import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { isHeading, type UdfBlock, type UdfParagraph, type UdfTable } from '#shared/read-documents/read-udf.ts';
import { udfPages } from '#shared/read-documents/udf-words.ts';
import { classNames } from '#web/ui/class-names.ts';
import { markedPieces, type UdfMark, udfMarks } from './text/udf-marks.ts';
import type { Find } from './text/use-find.ts';

const PORTION = 150;
const SHEET_WIDTH_PX = 794;

type Props = { blocks: readonly UdfBlock[]; find: Find; zoom: number; stageWidth: number };
/** The highlights in each paragraph. */
type Marks = ReadonlyMap<UdfParagraph, readonly UdfMark[]>;

/** A UDF as one long sheet. Its text is only ever rendered as text nodes. */
export function UdfSheet({ blocks, find, zoom, stageWidth }: Props) {
  const sheet = useRef<HTMLElement>(null);
  const shown = usePortions(blocks.length);
  const pages = useMemo(() => udfPages(blocks), [blocks]);
  const { current, shown: hits } = find;
  const marks = useMemo(() => udfMarks(pages, hits, current), [pages, hits, current]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the hit changes or its portion is rendered
  useEffect(() => {
    if (current) sheet.current?.querySelector('[data-hit=current]')?.scrollIntoView({ block: 'center' });
  }, [current, shown]);
  // The font grows with the zoom, the sheet only up to the width of the stage: lines never need horizontal scrolling.
  const style = { fontSize: 16 * zoom, width: Math.min(stageWidth - 16, SHEET_WIDTH_PX * Math.max(1, zoom)) };
  return (
    <article
      ref={sheet}
      lang="tr"
      className="mx-auto my-4 bg-white px-[min(8%,72px)] py-10 text-left leading-relaxed break-words text-[#15202b] shadow-sheet"
      style={style}
    >
      {blocks.slice(0, shown).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a file never change places
        <Block key={index} block={block} marks={marks} />
      ))}
    </article>
  );
}

/** Renders a long text in portions, so that the page stays responsive. */
function usePortions(count: number): number {
  const [shown, setShown] = useState(PORTION);
  useEffect(() => {
    if (shown >= count) return;
    const timer = setTimeout(() => setShown(shown + PORTION), 16);
    return () => clearTimeout(timer);
  }, [shown, count]);
  return shown;
}

function Block({ block, marks }: { block: UdfBlock; marks: Marks }) {
  return block.kind === 'table' ? (
    <Table table={block} marks={marks} />
  ) : (
    <Paragraph paragraph={block} marks={marks.get(block) ?? []} />
  );
}

function Paragraph({ paragraph, marks }: { paragraph: UdfParagraph; marks: readonly UdfMark[] }) {
  const { align, indent, marker, runs } = paragraph;
  // Justified lines are hard to read on a narrow sheet.
  const isJustified = align === 'justify';
  const style: CSSProperties = {
    textAlign: isJustified ? undefined : align,
    paddingInlineStart: indent > 0 ? `${indent / 12}em` : undefined,
  };
  const Line = isHeading(paragraph) ? 'h3' : 'p';
  return (
    <Line
      className={classNames(
        'min-h-[1.65em] whitespace-pre-wrap',
        isJustified && 'text-left md:text-justify',
        Line === 'h3' && 'mt-[0.8em] mb-[0.3em] text-[1.08em] leading-snug',
      )}
      style={style}
    >
      {marker ? `${marker} ` : null}
      {runs.map((run, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a file never change places
          key={index}
          className={classNames(
            run.isBold && 'font-bold',
            run.isItalic && 'italic',
            run.isUnderlined && 'underline underline-offset-2',
          )}
        >
          {markedPieces(runs, index, marks).map(({ text, start, mark }) =>
            mark ? (
              <mark key={start} data-hit={mark} className={mark === 'current' ? 'bg-[#ffa94d]' : 'bg-[#ffec99]'}>
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </span>
      ))}
    </Line>
  );
}

function Table({ table, marks }: { table: UdfTable; marks: Marks }) {
  return (
    <table className="my-3 w-full table-fixed border-collapse">
      <tbody>
        {table.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file never change places
          <tr key={index}>
            {row.map((cell, place) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a file never change places
                key={place}
                colSpan={cell.columnSpan}
                rowSpan={cell.rowSpan}
                className="border border-[#8a949c] px-2 py-1 align-top"
              >
                {cell.blocks.map((block, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a file never change places
                  <Block key={at} block={block} marks={marks} />
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
