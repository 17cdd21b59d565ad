import { useState } from 'react';
import type { Company } from '#shared/company.ts';
import { isYearSold } from '#shared/plans.ts';
import { Prose } from '../page-parts/prose.tsx';
import type { Question } from '../texts/all-texts.ts';
import { type Period, PeriodToggle } from './period-toggle.tsx';
import { PlanCard } from './plan-card.tsx';
import { PLAN_TEXTS } from './plan-texts.ts';

/** The plans; initially with monthly prices (spec §2). */
export function Plans({ company, isSaleOpen }: { company: Company; isSaleOpen: boolean }) {
  const [period, setPeriod] = useState<Period>('monthly');
  return (
    <section aria-labelledby="planlar">
      <h2 id="planlar" className="sr-only">
        Planlar
      </h2>
      <PeriodToggle period={period} onChange={setPeriod} isYearSold={isYearSold(company)} />
      <ul className="mt-6 grid gap-6 lg:grid-cols-3">
        {PLAN_TEXTS.map((plan) => (
          <PlanCard key={plan.id} plan={plan} period={period} company={company} isSaleOpen={isSaleOpen} />
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">Fiyatlara KDV dâhildir.</p>
    </section>
  );
}

/** Questions about paying, as cards (spec §2). */
export function PricingQuestions({ questions }: { questions: readonly Question[] }) {
  return (
    <section aria-labelledby="fiyat-sorulari" className="mt-14">
      <h2 id="fiyat-sorulari" className="text-xl font-bold tracking-tight md:text-2xl">
        Üyelik ve ödeme hakkında
      </h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-2">
        {questions.map(({ id, question, html }) => (
          <li key={id} className="sheet p-5">
            <h3 className="font-semibold">{question}</h3>
            <Prose html={html} className="mt-2 text-ink-soft" />
          </li>
        ))}
      </ul>
    </section>
  );
}
