import type { ReactNode } from 'react';

/** A component of web/ui in the states that it can be in. */
export type Sample = {
  /** Its file in web/ui. */
  readonly file: string;
  /** Each state by its Turkish name, with its element. */
  readonly states: Readonly<Record<string, ReactNode>>;
};
