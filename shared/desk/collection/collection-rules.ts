/** A file handed in at the desk is at most so large: it has to arrive within the server's time for a request. */
export const DROPPED_FILE_MB = 50;
/** So many wait at once; the operator sees them taken one after the other. */
export const MOST_WAITING_FILES = 20;
/** So many rejected records of a file are kept with what stood there; the rest is counted. */
export const MOST_KEPT_REJECTIONS = 500;
