/** The plans whose messages are told apart: those of premium are answered first (D29). */
export type MessagePlan = 'premium' | 'free';

/** `open`: somebody waits for us. `waiting`: we wait for them. `spam` is seen by its writer as open. */
export const SUPPORT_STATES = ['open', 'waiting', 'closed', 'spam'] as const;
export type SupportState = (typeof SUPPORT_STATES)[number];

export const SUPPORT_QUEUE_NAMES: Readonly<Record<SupportState | 'all', string>> = {
  open: 'Yanıt bekleyen',
  waiting: 'Yanıtlanan',
  closed: 'Kapanan',
  spam: 'İstenmeyen',
  all: 'Hepsi',
};

/** What the desk may ask for. */
export const SUPPORT_QUEUES = [...SUPPORT_STATES, 'all'] as const;
export type SupportQueueName = (typeof SUPPORT_QUEUES)[number];

/** Letters of one message; a whole notice pasted in still fits. */
export const LONGEST_SUPPORT_MESSAGE = 4000;
export const LONGEST_SUPPORT_NAME = 100;
export const LONGEST_READY_TITLE = 80;

/** For how long the link in a mail opens a visitor's conversation in another browser. */
export const SUPPORT_LINK_DAYS = 7;
/** A token as such links carry it, behind `#destek=`. */
export const SUPPORT_TOKEN = /^[\w-]{43}$/;

/** Of one file in a conversation. */
export const SUPPORT_FILE_MB = 10;
export const SUPPORT_FILE_TOO_LARGE = `Bir dosya en çok ${SUPPORT_FILE_MB} MB olabilir.`;

/** While the stream is away, new messages are asked for this often. */
export const SUPPORT_POLL_MS = 5000;
/** While the panel is closed, a visitor with a conversation asks this often whether an answer came. */
export const UNREAD_POLL_MS = 30_000;
/** A sign that somebody writes is shown for this long. */
export const TYPING_SHOWN_MS = 5000;
