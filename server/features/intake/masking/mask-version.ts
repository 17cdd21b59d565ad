/**
 * Raise it when the masks see more than before: stored texts are then masked again, once (`maskStoredTexts`). Masks of
 * version 1 knew neither the names beside a name nor those before `lehine`, of version 2 no names that scans break.
 */
export const MASK_VERSION = 3;
