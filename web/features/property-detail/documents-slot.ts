import type { ComponentType } from 'react';

/** A listing's documents, which belong to another feature: a route introduces them. */
export type DocumentsSlot = ComponentType<{
  files: readonly string[];
  title: string;
  /** The document to be shown; undefined while none is. */
  openAt: number | undefined;
  onOpen: (index: number) => void;
  onClose: () => void;
}>;
