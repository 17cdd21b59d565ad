import { readStored, writeStored } from '#web/platform/stored-text.ts';

/** Set while a conversation is open, so that only visitors who have one poll for answers. */
const KEY = 'support_open';

export const mayGetAnswers = () => readStored('localStorage', KEY) !== undefined;

export function noteConversation(isOpen: boolean): void {
  if (isOpen !== mayGetAnswers()) writeStored('localStorage', KEY, isOpen ? '1' : undefined);
}
