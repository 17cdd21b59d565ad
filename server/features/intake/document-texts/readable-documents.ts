import { IS_NOT_HIDDEN } from '#server/features/intake/mirroring/index.ts';
import { READABLE_TYPES, READER_VERSION } from './read/read-page.ts';

/** SQL: whether a mirrored file `f` has a type with pages to read. */
export const HAS_PAGES = `f.type in (${READABLE_TYPES.map((type) => `'${type}'`).join(', ')})`;

/** SQL: stored documents `f` of open listings `p`, one row per listing, with the reading of each (`t`). */
export const READABLE_DOCUMENTS = `mirrored_files f join properties p on p.id = f.property_id
  left join document_texts t on t.sha256 = f.sha256
  where f.use = 'document' and f.state = 'stored' and ${HAS_PAGES} and p.is_open and p.hidden_at is null
    and ${IS_NOT_HIDDEN}`;

/** SQL: a document `t` waits to be read: never read, half read, read by an older reader, or requested (version 0). */
export const IS_WAITING = `(t.sha256 is null or t.version < ${READER_VERSION} or t.state = 'reading')`;

/** SQL: nobody has read the whole of a document `t` yet. */
export const IS_NEVER_READ = `(t.sha256 is null or t.state = 'reading')`;

/** SQL: the reading of a document `t` has ended, and none of its pages could be read. */
export const IS_UNREADABLE = `(t.state = 'failed' or (t.state = 'read' and t.pages > 0 and not exists (
    select from document_pages r where r.sha256 = t.sha256 and r.by <> 'failed')))`;

/** SQL: every page of a document `t` was read, and none of them has a word. */
export const IS_BLANK = `(t.state = 'read' and t.pages > 0 and not exists (
    select from document_pages r where r.sha256 = t.sha256 and (r.by = 'failed' or r.word_count > 0)))`;
