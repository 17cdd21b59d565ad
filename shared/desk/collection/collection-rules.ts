/** The largest file that can be handed in at the desk: it must arrive within the server's request timeout. */
export const DROPPED_FILE_MB = 50;
export const DROPPED_FILE_TOO_LARGE = `Bir dosya en çok ${DROPPED_FILE_MB} MB olabilir.`;
export const EMPTY_FILE = 'Dosya boş.';
/** The maximum number of waiting files; they are imported one at a time while the operator watches. */
export const MOST_WAITING_FILES = 20;
/** The maximum number of rejected records per file that are stored with their content; the rest is only counted. */
export const MOST_KEPT_REJECTIONS = 500;
