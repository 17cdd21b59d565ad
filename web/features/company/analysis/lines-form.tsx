import { useMemo, useState } from 'react';
import type { LineMatch } from '#shared/analysis/analyses.ts';
import { MAX_LISTED_IDS } from '#shared/analysis/analysis-facts.ts';
import { formatNumber } from '#shared/text/money.ts';
import { Button } from '#web/ui/button.tsx';
import { FileButton } from '#web/ui/form/file-button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Select } from '#web/ui/select.tsx';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { type AnalysisPlace, matchLines, matchRows } from './analysis-calls.ts';
import { ColumnChoices } from './column-choices.tsx';
import { keepMeanings, keptMeanings } from './kept-columns.ts';
import { type ColumnMeaning, queriesOf, readListTable } from './list-columns.ts';
import { LIST_FILES, linesOf, textOfFile } from './list-file.ts';

type Props = { place: AnalysisPlace; name: string; onChosen: (ids: number[]) => void };

/** A file with a number, file or parcel on each line has a few hundred kilobytes. */
const MAX_FILE_MB = 1;

/** A pasted or uploaded list: shows which line found which listing, for correction before it becomes a set. */
export function LinesForm({ place, name, onChosen }: Props) {
  const [text, setText] = useState('');
  const [matches, setMatches] = useState<LineMatch[]>();
  const [isMatching, setMatching] = useState(false);
  const [error, setError] = useState<string>();
  const table = useMemo(() => readListTable(text), [text]);
  const [chosen, setChosen] = useState<readonly ColumnMeaning[]>();
  const meanings = table && (chosen ?? keptMeanings(table));
  const lines = table ? table.rows.map((row) => row.filter(Boolean).join(' ')) : linesOf(text);
  const fault =
    lines.length > MAX_LISTED_IDS
      ? `En çok ${formatNumber(MAX_LISTED_IDS)} satır; şimdi ${formatNumber(lines.length)}.`
      : error;

  function setList(next: string): void {
    setText(next);
    setChosen(undefined);
    setError(undefined);
    setMatches(undefined);
  }

  async function match(): Promise<void> {
    if (lines.length === 0) {
      setError('En az bir satır yazın.');
      return;
    }
    setMatching(true);
    try {
      if (table && meanings) {
        keepMeanings(table, meanings);
        const rows = table.rows.map((row, at) => ({ text: lines[at] ?? '', queries: queriesOf(row, meanings) }));
        setMatches(await matchRows(place, rows));
      } else setMatches(await matchLines(place, lines));
    } catch (failure) {
      showFailure('Liste eşleştirilemedi.', failure);
    } finally {
      setMatching(false);
    }
  }
  async function read(file: File): Promise<void> {
    setList('');
    setList(await textOfFile(file));
  }
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-petrol">
        Listeden seç: ilan, ihale ve dosya numaraları, parseller
      </summary>
      <div className="mt-2 flex flex-col gap-3">
        <TextArea
          id={`satirlar-${name}`}
          label="Her satıra bir ilan"
          hint="Örneğin 12345, 2024/1867 Talimat, Konya Selçuklu 4321 ada 7 parsel."
          error={fault}
          value={text}
          onChange={({ target }) => setList(target.value)}
        />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <FileButton
            label="Dosya seç"
            sending="Okunuyor…"
            accept={LIST_FILES}
            mostMb={MAX_FILE_MB}
            tooLarge={`Dosya en çok ${MAX_FILE_MB} MB olabilir.`}
            send={read}
            failed="Dosya okunamadı. Excel’de açıp yeniden kaydedin ya da satırları kopyalayıp yapıştırın."
          />
          <span className="text-sm text-ink-soft">Excel (XLSX), CSV ya da metin dosyası</span>
        </div>
        {table && meanings ? (
          <ColumnChoices
            table={table}
            meanings={meanings}
            onChange={(next) => {
              setChosen(next);
              setMatches(undefined);
            }}
          />
        ) : null}
        <Button
          look="secondary"
          className="self-start"
          aria-disabled={isMatching || fault !== undefined}
          onClick={() => isMatching || fault || void match()}
        >
          {isMatching ? 'Eşleştiriliyor…' : 'Satırları eşleştir'}
        </Button>
        {matches ? <Matches matches={matches} onChosen={onChosen} /> : null}
      </div>
    </details>
  );
}

const MOST_SHOWN = 200;

/** The result of each line: one listing, several to choose from, or none. */
function Matches({ matches, onChosen }: { matches: readonly LineMatch[]; onChosen: (ids: number[]) => void }) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, number | undefined>>(new Map());
  // A line with several listings has no choice yet.
  const onlyAt = (at: number) => (matches[at]?.listings.length === 1 ? matches[at].listings[0]?.id : undefined);
  const idAt = (at: number) => (chosen.has(at) ? chosen.get(at) : onlyAt(at));
  const ids = [...new Set(matches.map((_, at) => idAt(at)).filter((id) => id !== undefined))];
  const unclear = matches.map((match, at) => ({ ...match, at })).filter(({ listings }) => listings.length !== 1);
  const none = unclear.filter(({ listings }) => listings.length === 0).length;
  const several = unclear.length - none;
  return (
    <div className="flex flex-col gap-3">
      <p role="status">
        {`${formatNumber(matches.length)} satırdan ${formatNumber(ids.length)} ilan bulundu`}
        {none > 0 ? `; ${formatNumber(none)} satır hiçbir ilana uymadı` : ''}
        {several > 0 ? `; ${formatNumber(several)} satır birden çok ilana uyuyor, seçin.` : '.'}
      </p>
      {unclear.length > 0 ? (
        <ul aria-label="Bakılması gereken satırlar" className="divide-y divide-line border-y border-line">
          {unclear.slice(0, MOST_SHOWN).map(({ at, line, listings, hasMore }) => (
            <li key={at} className="flex flex-wrap items-center justify-between gap-2 py-2">
              <span className="min-w-0 break-words">{line}</span>
              {listings.length === 0 ? (
                <span className="text-sm text-ink-soft">Eşleşen ilan yok</span>
              ) : (
                <Select
                  aria-label={`${line}: hangi ilan`}
                  className="max-w-full"
                  value={idAt(at) ?? ''}
                  onChange={({ target }) =>
                    setChosen(new Map(chosen).set(at, target.value === '' ? undefined : Number(target.value)))
                  }
                >
                  <option value="">{chosen.has(at) ? 'Hiçbiri' : 'Seçin'}</option>
                  {listings.map(({ id, title }) => (
                    <option key={id} value={id}>
                      {`${id}: ${title}`}
                    </option>
                  ))}
                  {hasMore ? <option disabled>Daha fazlası var; satırı belirginleştirin</option> : null}
                </Select>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <Button className="self-start" disabled={ids.length === 0} onClick={() => onChosen(ids)}>
        {`Bu ${formatNumber(ids.length)} ilanı incele`}
      </Button>
    </div>
  );
}
