import { inArray, lt, sql } from 'drizzle-orm';
import { istanbulDate } from '#shared/text/dates.ts';
import { textMessageCounts } from '../../database/tables/accounts.ts';
import type { Deps } from '../../deps.ts';
import { keyedHash } from '../keyed-hash.ts';

/** At most `most` text messages of a kind (`what`) per day of Istanbul for the same number or account (`who`). */
export type DailyCap = { readonly what: string; readonly who: string; readonly most: number };

type CapDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

class Used extends Error {}

/**
 * Counts a text message under all of its caps before it is sent. Returns false and counts nothing if one of them is
 * used up. Applies even with RATE_LIMIT=off, because every message costs money and disturbs somebody.
 */
export async function takeTextMessage(deps: CapDeps, caps: readonly DailyCap[]): Promise<boolean> {
  if (caps.length === 0) return true;
  const day = istanbulDate(deps.clock.now());
  const most = new Map(await Promise.all(caps.map(async (cap) => [await keyOf(deps, cap), cap.most] as const)));
  try {
    await deps.db.transaction(async (tx) => {
      // All transactions count in the same order, so that two of them cannot deadlock.
      for (const who of [...most.keys()].sort()) {
        const { rowCount } = await tx
          .insert(textMessageCounts)
          .values({ who, day, messages: 1 })
          .onConflictDoUpdate({
            target: [textMessageCounts.who, textMessageCounts.day],
            set: { messages: sql`${textMessageCounts.messages} + 1` },
            setWhere: lt(textMessageCounts.messages, most.get(who) ?? 0),
          });
        if (rowCount === 0) throw new Used();
      }
    });
    return true;
  } catch (error) {
    if (error instanceof Used) return false;
    throw error;
  }
}

/** Reverts the count of a message that could not be sent. */
export async function giveBackTextMessage(deps: CapDeps, caps: readonly DailyCap[]): Promise<void> {
  if (caps.length === 0) return;
  const keys = (await Promise.all(caps.map((cap) => keyOf(deps, cap)))).sort();
  const day = istanbulDate(deps.clock.now());
  await deps.db
    .update(textMessageCounts)
    .set({ messages: sql`greatest(${textMessageCounts.messages} - 1, 0)` })
    .where(sql`${inArray(textMessageCounts.who, keys)} and ${textMessageCounts.day} = ${day}`);
}

function keyOf(deps: Pick<Deps, 'config'>, { what, who }: DailyCap): Promise<string> {
  return keyedHash(deps, `text ${what} ${who}`);
}
