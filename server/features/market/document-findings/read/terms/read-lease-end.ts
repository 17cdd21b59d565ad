import { type PaperRule, there } from '../paper-rule.ts';
import { daysIn } from '../printed-values.ts';
import { leasePeriodIn } from './lease-length.ts';

const LEASE = /kira|kiraci|kontrat/;
const BEFORE = /(?:bitis|bitim|sona erme)[a-z]*(?: tarih[a-z]*| gun[a-z]*)? ?[:|(]? ?$/;
const AFTER =
  /^['’a-z]{0,5} ?(?:(?:tarih(?:inde|i)|gunu) )?(?:bitis(?! tarihli onceki)|sona er(?:ecek|mekte|er)|bitecek|dolacak)/;

/** The day on which a lease ends, if the paper names it; leases that are over don't count. */
export const readLeaseEnd: PaperRule = ({ firm }, { hasTenancy, isOfLease }) => {
  if (!LEASE.test(firm) && !hasTenancy && !isOfLease) return [];
  const period = leasePeriodIn(firm);
  if (period && LEASE.test(firm)) return [there('leaseEnd', { day: period.to })];
  const days = daysIn(firm).filter(
    ({ from, to }) => BEFORE.test(firm.slice(Math.max(0, from - 40), from)) || AFTER.test(firm.slice(to, to + 40)),
  );
  const [day, second] = days;
  return day && !second && !/uzatma|muhlet|ihtar/.test(firm) ? [there('leaseEnd', { day: day.value })] : [];
};
