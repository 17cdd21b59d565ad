/**
 * Raise it when the masks recognise more than before: stored texts are then masked again, once (`maskStoredTexts`).
 * Version 1 did not recognise a second name beside a name or names before `lehine`, version 2 no names that scans have
 * broken.
 */
export const MASK_VERSION = 3;
