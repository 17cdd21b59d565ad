/** The largest file that can be handed in at the desk: it has to arrive within the server's time for a request. */
export const DROPPED_FILE_MB = 50;
export const DROPPED_FILE_TOO_LARGE = `Bir dosya en çok ${DROPPED_FILE_MB} MB olabilir.`;
export const EMPTY_FILE = 'Dosya boş.';
/** The most files that wait at once; the operator sees them taken one after the other. */
export const MOST_WAITING_FILES = 20;
/** The most rejected records of a file that are kept with their content; the rest is counted. */
export const MOST_KEPT_REJECTIONS = 500;
