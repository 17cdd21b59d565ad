/** A file handed in at the desk is at most so large: it has to arrive within the server's time for a request. */
export const DROPPED_FILE_MB = 50;
/** So many wait at once; the operator sees them taken one after the other. */
export const MOST_WAITING_FILES = 20;
/** So many rejected records of a file are kept with what stood there; the rest is counted. */
export const MOST_KEPT_REJECTIONS = 500;

/** Rooms of letters that can be given up, with what the desk calls them. */
export const LETTER_QUEUES = {
  notification: 'Bildirimler',
  order: 'Sipariş iletileri',
  support: 'Destek yanıtları',
  invoice: 'Fatura bildirimleri',
} as const;
export type LetterQueueName = keyof typeof LETTER_QUEUES;
// Safe: the keys are those of the object above.
export const LETTER_QUEUE_NAMES = Object.keys(LETTER_QUEUES) as [LetterQueueName, ...LetterQueueName[]];
