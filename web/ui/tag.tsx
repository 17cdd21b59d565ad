import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const HUES = {
  petrol: 'bg-petrol-tint text-petrol',
  indigo: 'bg-indigo-tint text-indigo',
  olive: 'bg-olive-tint text-olive',
  amber: 'bg-amber-tint text-amber',
  plain: 'bg-sunk text-ink-soft',
} as const;

export type Hue = keyof typeof HUES;

export function Tag({ hue = 'plain', children }: { hue?: Hue; children: ReactNode }) {
  return <span className={classNames('tag', HUES[hue])}>{children}</span>;
}
