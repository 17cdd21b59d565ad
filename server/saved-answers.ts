import type { SavedAnswerParser } from './features/intake/importing/index.ts';
import { parseDetailPage } from './sources/ilan-gov-tr/parse-detail-page.ts';
import { parseListPage } from './sources/ilan-gov-tr/parse-list-page.ts';
import { parseResults } from './sources/uyap-e-satis/parse-results.ts';

/** Parsers of saved responses of sources that people upload as files: lists, single ads, results. */
export const SAVED_ANSWERS: readonly SavedAnswerParser[] = [parseListPage, parseDetailPage, parseResults];
