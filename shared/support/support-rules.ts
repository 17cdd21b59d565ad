/** The plans by which messages are prioritised: premium is answered first (D29). */
export type MessagePlan = 'premium' | 'free';

/** `open`: the person waits for us. `waiting`: we wait for the person. Its writer sees `spam` as open. */
export const SUPPORT_STATES = ['open', 'waiting', 'closed', 'spam'] as const;
export type SupportState = (typeof SUPPORT_STATES)[number];

export const SUPPORT_QUEUE_NAMES: Readonly<Record<SupportState | 'all', string>> = {
  open: 'Yanıt bekleyen',
  waiting: 'Yanıtlanan',
  closed: 'Kapanan',
  spam: 'İstenmeyen',
  all: 'Hepsi',
};

/** The states by which the desk can filter. */
export const SUPPORT_QUEUES = [...SUPPORT_STATES, 'all'] as const;
export type SupportQueueName = (typeof SUPPORT_QUEUES)[number];

/** The maximum length of a message; enough for a whole notice. */
export const LONGEST_SUPPORT_MESSAGE = 4000;
export const LONGEST_SUPPORT_NAME = 100;
export const LONGEST_READY_TITLE = 80;

/** How long the link in a mail opens a visitor's conversation in another browser. */
export const SUPPORT_LINK_DAYS = 7;
/** The token in such links, after `#destek=`. */
export const SUPPORT_TOKEN = /^[\w-]{43}$/;

/** The maximum size of a file in a conversation. */
export const SUPPORT_FILE_MB = 10;
export const SUPPORT_FILE_TOO_LARGE = `Bir dosya en çok ${SUPPORT_FILE_MB} MB olabilir.`;

/** The polling interval for new messages while the stream is disconnected. */
export const SUPPORT_POLL_MS = 5000;
/** The interval at which a visitor's closed panel checks for answers. */
export const UNREAD_POLL_MS = 30_000;
/** How long a typing indicator is shown. */
export const TYPING_SHOWN_MS = 5000;
