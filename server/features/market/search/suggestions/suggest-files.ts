import type { Deps } from '#server/deps.ts';
import { fileLexemes } from '#server/features/intake/lexemes/index.ts';
import type { Suggestions } from '#shared/listing-search.ts';
import { fileNumbersIn } from '#shared/text/file-numbers.ts';
import { Parameters, runStatement } from '../conditions/prepared-statement.ts';

const MAX_FILES = 8;

type Row = { suggestion: string; count: number };

/**
 * The file numbers of open listings that begin with the typed text, such as “2024/12”. The number must be on the card:
 * one that is only in a locked text is never revealed (D35).
 */
export async function suggestFiles(deps: Pick<Deps, 'db'>, query: string): Promise<Suggestions['suggestions']> {
  const [lexeme] = fileLexemes(query);
  const [number] = fileNumbersIn(query);
  if (lexeme === undefined || number === undefined) return [];
  const parameters = new Parameters();
  const rows = await runStatement<Row>(
    deps,
    `select dosya_bilgi as suggestion, count(*)::int as count from properties
     where id in (select id from property_search where is_open and words @@ ${parameters.add(`'${lexeme}':*`)}::tsquery)
       and regexp_replace(dosya_bilgi, '\\s*/\\s*0*', '/') like ${parameters.add(`%${number}%`)}
     group by dosya_bilgi order by length(dosya_bilgi), dosya_bilgi limit ${MAX_FILES}`,
    parameters,
  );
  return rows.map((row) => ({ kind: 'file', ...row }));
}
