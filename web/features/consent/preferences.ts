import { createStore, useStore } from '#web/platform/create-store.ts';
import { readStored, writeStored } from '#web/platform/stored-text.ts';

/**
 * Every name under which something that is not strictly necessary may be kept. A new one gets its row on the cookie
 * page (`content/legal/cerez-politikasi.md`); tests compare the two.
 */
export const PREFERENCE_KEYS = ['recent_searches', 'theme'] as const;
export type PreferenceKey = (typeof PREFERENCE_KEYS)[number];

/** What somebody lets this browser keep: preferences too, or only what the site cannot work without. */
export type StorageChoice = 'all' | 'necessary';
/** Where the question stands: not shown, asked for the first time, or opened again to be changed. */
export type StorageQuestion = 'closed' | 'asking' | 'changing';

/** Itself necessary: who refuses must not be asked on every page. Holds `all 2026-11-20`. */
const CHOICE_KEY = 'storage_choice';
const CHOICE = /^(all|necessary) (\d{4}-\d{2}-\d{2})$/;
/** After that the question is asked anew; the cookie page says so. */
const LASTS_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Preferences of this page; all there is of them while nothing may be kept. */
const held = new Map<PreferenceKey, string>();
const question = createStore<StorageQuestion>('closed', watchOtherTabs);

/** What was chosen; undefined before, and when a year has passed since. */
export function storageChoice(now = new Date()): StorageChoice | undefined {
  const [, choice, day = ''] = CHOICE.exec(readStored('localStorage', CHOICE_KEY) ?? '') ?? [];
  // Also no date at all: a comparison with NaN never holds.
  if (!(now.getTime() - Date.parse(day) <= LASTS_DAYS * DAY_MS)) return undefined;
  return choice === 'all' || choice === 'necessary' ? choice : undefined;
}

/** Keeps the choice with its day, closes the question, and brings what is stored in line with it. */
export function chooseStorage(choice: StorageChoice, now = new Date()): void {
  writeStored('localStorage', CHOICE_KEY, `${choice} ${now.toISOString().slice(0, 10)}`);
  settle();
  closeQuestion();
}

/** A preference as this page knows it; undefined where there is none. */
export function readPreference(key: PreferenceKey): string | undefined {
  return held.get(key) ?? (storageChoice() === 'all' ? readStored('localStorage', key) : undefined);
}

/**
 * Remembers a preference, undefined forgets it: in this browser where that was allowed, else as long as the page lasts.
 * Allowed later, it is kept from then on.
 */
export function keepPreference(key: PreferenceKey, text: string | undefined): void {
  if (text === undefined) held.delete(key);
  else held.set(key, text);
  if (storageChoice() === 'all') writeStored('localStorage', key, text);
}

/** Opens the question again, to change the answer. */
export function reopenStorageQuestion(): void {
  question.set('changing');
}

/** Closes the question that was opened again, and leaves the answer as it is. */
export function leaveStorageChoice(): void {
  closeQuestion();
}

/** What is held is kept where that is allowed; where it is not, what was kept goes. */
function settle(): void {
  const mayKeep = storageChoice() === 'all';
  for (const key of PREFERENCE_KEYS) {
    const text = held.get(key);
    if (!mayKeep) writeStored('localStorage', key, undefined);
    else if (text !== undefined) writeStored('localStorage', key, text);
  }
}

/** The question stays open only where no answer is known. */
function closeQuestion(): void {
  question.set(storageChoice() === undefined ? 'asking' : 'closed');
}

/** Brings this tab in line with what is stored; a question that is open to be changed stays open. */
function readAgain(): void {
  settle();
  if (question.get() !== 'changing') closeQuestion();
}

function onStorage({ key }: StorageEvent): void {
  // No key: another tab has cleared everything.
  if (key === null || key === CHOICE_KEY) readAgain();
}

function watchOtherTabs(): () => void {
  globalThis.addEventListener('storage', onStorage);
  readAgain();
  return () => globalThis.removeEventListener('storage', onStorage);
}

/** Where the question stands; closed on the server and while the page becomes interactive. */
export function useStorageQuestion(): StorageQuestion {
  return useStore(question, 'closed');
}
