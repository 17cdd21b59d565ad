import type { PlanId } from '../plans.ts';
import { PLAN_PROMISES, type PlanPromise, PROMISES, type PromiseName } from './plan-promises.ts';

/** A promise by its name. */
export function promiseOf(name: PromiseName): PlanPromise {
  return PROMISES[name];
}

/** The text of a promise on this installation: with a telephone only if premium members have a separate line. */
export function promiseText({ text, withPhone = '' }: PlanPromise, hasPriorityPhone: boolean): string {
  return hasPriorityPhone ? text + withPhone : text;
}

/**
 * The features of a plan that are available now, as a list for a sentence (`a, b ve c`); those taken over from premium
 * are listed individually.
 */
export function keptList(plan: PlanId, sendsMail: boolean): string {
  const names: readonly PromiseName[] = PLAN_PROMISES[plan].features;
  const all = names.flatMap((name) => (name === 'everythingPremium' ? PLAN_PROMISES.premium.features : [name]));
  return inSentence(all.map(promiseOf).filter((promise) => !isSoon(promise, sendsMail)));
}

/** A sentence with the future features of a plan; empty if there are none. */
export function soonSentence(plan: PlanId, sendsMail: boolean): string {
  const soon = PLAN_PROMISES[plan].features.map(promiseOf).filter((promise) => isSoon(promise, sendsMail));
  return soon.length === 0 ? '' : ` Yakında eklenecekler: ${inSentence(soon)}.`;
}

function inSentence(promises: readonly PlanPromise[]): string {
  const texts = promises.map(({ text }) =>
    // Keeps the case of `API` and `UYAP`.
    /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLocaleLowerCase('tr-TR') + text.slice(1),
  );
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join('; ')} ve ${last}`;
}

/** Whether `Yakında` is shown beside a promise, depending on whether the site sends mails (D8, D33). */
export function isSoon({ soon }: PlanPromise, sendsMail: boolean): boolean {
  return soon === 'withoutMail' && !sendsMail;
}
