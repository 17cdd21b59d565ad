import type { Removed } from './removed.ts';

/** Removals that may be undone later. */
export type UndoableRemoval = Extract<Removed, { kind: 'hidden' | 'file' | 'content' }>;

/** The removals in effect: of several lines about a thing the latest counts; undone removals are left out. */
export function latestRemovals<One extends UndoableRemoval>(removals: readonly One[]): One[] {
  const latest = new Map<string, One>();
  for (const removed of removals) {
    const key = keyOf(removed);
    const known = latest.get(key);
    if (!known || toldAt(known) <= toldAt(removed)) latest.set(key, removed);
  }
  return [...latest.values()].filter(({ undoneAt }) => !undoneAt);
}

const toldAt = ({ at, undoneAt }: UndoableRemoval): string => undoneAt ?? at;

function keyOf(removed: UndoableRemoval): string {
  switch (removed.kind) {
    case 'hidden':
      return JSON.stringify([removed.kind, removed.source, removed.sourceKey]);
    case 'file':
      return JSON.stringify([removed.kind, removed.source, removed.sourceKey, removed.addressHash]);
    case 'content':
      return JSON.stringify([removed.kind, removed.sha256]);
  }
}
