import { createStore, useStore } from '#web/platform/create-store.ts';
import { readStored, writeStored } from '#web/platform/stored-text.ts';

/**
 * Every storage key that is not strictly necessary. A new one needs a row in the cookie policy
 * (`content/legal/cerez-politikasi.md`); a test compares the two.
 */
export const PREFERENCE_KEYS = ['list_columns', 'recent_searches', 'result_look', 'table_columns', 'theme'] as const;
export type PreferenceKey = (typeof PREFERENCE_KEYS)[number];

/** What the visitor allows this browser to store: preferences too, or only what the site needs to work. */
export type StorageChoice = 'all' | 'necessary';
/** The state of the question: not shown, asked for the first time, or opened again for a change. */
export type StorageQuestion = 'closed' | 'asking' | 'changing';

/** Always stored, so that the question is not asked again on every page. Example: `all 2026-11-20`. */
const CHOICE_KEY = 'storage_choice';
const CHOICE = /^(all|necessary) (\d{4}-\d{2}-\d{2})$/;
/** After this time the question is asked again, as the cookie policy says. */
const LASTS_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Preferences set on this page; without consent they are stored only here. */
const held = new Map<PreferenceKey, string>();
const question = createStore<StorageQuestion>('closed', watchOtherTabs);

/** The visitor's choice; undefined if there is none or it is older than a year. */
export function storageChoice(now = new Date()): StorageChoice | undefined {
  const [, choice, day = ''] = CHOICE.exec(readStored('localStorage', CHOICE_KEY) ?? '') ?? [];
  // Negated, so that an invalid date counts as too old: comparisons with NaN are false.
  if (!(now.getTime() - Date.parse(day) <= LASTS_DAYS * DAY_MS)) return undefined;
  return choice === 'all' || choice === 'necessary' ? choice : undefined;
}

/** Stores the choice with its date, closes the question, and stores or deletes the preferences accordingly. */
export function chooseStorage(choice: StorageChoice, now = new Date()): void {
  writeStored('localStorage', CHOICE_KEY, `${choice} ${now.toISOString().slice(0, 10)}`);
  settle();
  closeQuestion();
}

/** The value of a preference; undefined if there is none. */
export function readPreference(key: PreferenceKey): string | undefined {
  return held.get(key) ?? (storageChoice() === 'all' ? readStored('localStorage', key) : undefined);
}

/**
 * Stores a preference; undefined deletes it. With consent it is stored in this browser; otherwise it is kept for the
 * lifetime of the page, and stored as soon as the visitor consents.
 */
export function keepPreference(key: PreferenceKey, text: string | undefined): void {
  if (text === undefined) held.delete(key);
  else held.set(key, text);
  if (storageChoice() === 'all') writeStored('localStorage', key, text);
}

/** Reopens the question, to change the answer. */
export function reopenStorageQuestion(): void {
  question.set('changing');
}

/** Closes the reopened question without changing the answer. */
export function leaveStorageChoice(): void {
  closeQuestion();
}

/** With consent, stores this page's preferences; otherwise deletes the stored ones. */
function settle(): void {
  const mayKeep = storageChoice() === 'all';
  for (const key of PREFERENCE_KEYS) {
    const text = held.get(key);
    if (!mayKeep) writeStored('localStorage', key, undefined);
    else if (text !== undefined) writeStored('localStorage', key, text);
  }
}

/** Closes the question, or opens it if there is no valid answer. */
function closeQuestion(): void {
  question.set(storageChoice() === undefined ? 'asking' : 'closed');
}

/** Reads what another tab has stored; a reopened question stays open. */
function readAgain(): void {
  settle();
  if (question.get() !== 'changing') closeQuestion();
}

function onStorage({ key }: StorageEvent): void {
  // Without a key, another tab has cleared the whole storage.
  if (key === null || key === CHOICE_KEY) readAgain();
}

function watchOtherTabs(): () => void {
  globalThis.addEventListener('storage', onStorage);
  readAgain();
  return () => globalThis.removeEventListener('storage', onStorage);
}

/** The state of the question; closed on the server and until the page is interactive. */
export function useStorageQuestion(): StorageQuestion {
  return useStore(question, 'closed');
}
