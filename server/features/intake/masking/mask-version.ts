/**
 * Raise it when the masks see more than before: stored texts are then masked again, once (`maskStoredTexts`). Masks of
 * version 1 knew neither the names beside a name nor those before `lehine`.
 */
export const MASK_VERSION = 2;
