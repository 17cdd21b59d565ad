import type { Deps } from '#server/deps.ts';
import { takeCalls } from '#server/platform/limits/take-calls.ts';
import { TooManyCalls } from '#server/platform/limits/too-many-calls.ts';
import { API_QUOTAS } from '#shared/plans.ts';
import { DAY_MS, startOfIstanbulDay } from '#shared/text/dates.ts';
import type { KeyCaller } from './find-key.ts';

const MINUTE_MS = 60_000;

/** A quota and its state after a call. */
export type Quota = {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
  /** The number of calls left, and the time until the quota is full again. */
  readonly left: number;
  readonly leftMs: number;
  /** The Turkish name of the quota, shown after its owner's. */
  readonly label: string;
};

type Limit = Pick<Quota, 'name' | 'max' | 'windowMs' | 'label'>;

/** The quotas, in the order of the headers. */
export const QUOTAS: readonly Limit[] = [
  { name: 'key-minute', max: API_QUOTAS.key.minute, windowMs: MINUTE_MS, label: 'dakikalık kotası' },
  { name: 'key-day', max: API_QUOTAS.key.day, windowMs: DAY_MS, label: 'günlük kotası' },
  {
    name: 'organisation-minute',
    max: API_QUOTAS.organisation.minute,
    windowMs: MINUTE_MS,
    label: 'dakikalık kotası',
  },
  { name: 'organisation-day', max: API_QUOTAS.organisation.day, windowMs: DAY_MS, label: 'günlük kotası' },
];

export type QuotasTaken = { readonly quotas: readonly Quota[]; readonly refusal: QuotaUsedUp | undefined };

/** 429: a quota is used up; nothing is counted for the call. */
export class QuotaUsedUp extends TooManyCalls {
  constructor({ label, leftMs }: Pick<Quota, 'label' | 'leftMs'>) {
    super('QUOTA_EXCEEDED', `${label} doldu.`, leftMs);
  }
}

/** Counts a call in every quota that applies or, if one is used up, in none; exact across all processes. */
export async function takeQuota(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { keyId, organisationId, isApp }: Pick<KeyCaller, 'keyId' | 'organisationId' | 'isApp'>,
): Promise<QuotasTaken> {
  const now = clock.now();
  const dayLeftMs = startOfIstanbulDay(now).getTime() + DAY_MS - now.getTime();
  const asked = QUOTAS.map(({ name, max, windowMs }) => ({
    key: `${name} ${name.startsWith('key') ? keyId : organisationId}`,
    max,
    leftMs: windowMs === DAY_MS ? dayLeftMs : windowMs,
  }));
  const { isTaken, counts } = await takeCalls(db, asked);
  const quotas = QUOTAS.map((limit, at) => {
    const { calls = limit.max, leftMs = limit.windowMs } = counts[at] ?? {};
    return { ...limit, left: Math.max(0, limit.max - calls), leftMs };
  });
  if (isTaken) return { quotas, refusal: undefined };
  // Report the quota with the longest wait: only after that will a call succeed again.
  const [longest] = quotas.filter(({ left }) => left === 0).sort((a, b) => b.leftMs - a.leftMs);
  if (!longest) throw new Error('A call was refused though every quota has room.');
  const owner = isApp ? 'Bağlantının' : 'Anahtarın';
  const whose = longest.name.startsWith('key') ? owner : 'Kurumun';
  return { quotas, refusal: new QuotaUsedUp({ ...longest, label: `${whose} ${longest.label}` }) };
}
