import type { PriorClaim } from '../../notice-values.ts';
import { type Kurus, toKurus } from './kurus.ts';

/** What a notice says about claims that rank before the creditor of the sale (İİK 115). */
export type NoticedClaims = {
  /** The sum of the claims that it calls rüçhanlı; null if it names none with a sum. */
  readonly ranked: Kurus | null;
  /** Claims that may have priority, depending on their rank. */
  readonly perhaps: readonly { readonly kind: 'mortgage' | 'public'; readonly sum: Kurus }[];
};

type Noticed = { readonly noticeValues: { readonly values: { readonly priorClaims?: Said | undefined } } | null };
type Said = { readonly value: readonly PriorClaim[] };

/** The claims that a listing's notice names with sums, as far as the caller may see them. */
export function noticedClaims({ noticeValues }: Noticed): NoticedClaims {
  const claims = noticeValues?.values.priorClaims?.value ?? [];
  const ranked = claims.filter(({ kind }) => kind === 'ranked').map(({ amount }) => toKurus(amount));
  return {
    ranked: ranked.length > 0 ? ranked.reduce((sum, one) => sum + one, 0) : null,
    perhaps: claims.flatMap(({ kind, amount }) => (kind === 'ranked' ? [] : [{ kind, sum: toKurus(amount) }])),
  };
}
