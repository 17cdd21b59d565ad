import type { PlanId } from '#shared/plans.ts';
import { PLAN_PROMISES, type PlanPromise } from '#shared/promises/plan-promises.ts';
import { promiseOf } from '#shared/promises/promise-texts.ts';

export type PlanText = {
  id: PlanId;
  name: string;
  description: string;
  features: readonly PlanPromise[];
  limitations: readonly PlanPromise[];
  isPopular: boolean;
};

const PLANS: readonly Omit<PlanText, 'features' | 'limitations'>[] = [
  { id: 'free', name: 'Ücretsiz', description: 'Bakınmak ve ihaleyi tanımak için.', isPopular: false },
  {
    id: 'premium',
    name: 'Premium',
    description: 'İhaleye girmeyi düşünen ve dosyayı okumak isteyenler için.',
    isPopular: true,
  },
  {
    id: 'corporate',
    name: 'Kurumsal',
    description: 'Birden çok kişiyle çalışan bürolar ve şirketler için.',
    isPopular: false,
  },
];

/** The three plans with what they include; every promise is in shared/promises/plan-promises.ts. */
export const PLAN_TEXTS: readonly PlanText[] = PLANS.map((plan) => ({
  ...plan,
  features: PLAN_PROMISES[plan.id].features.map(promiseOf),
  limitations: PLAN_PROMISES[plan.id].limitations.map(promiseOf),
}));
