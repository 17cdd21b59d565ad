import { useQuery } from '@tanstack/react-query';
import { DIALOG_PROMISES, type PromiseName } from '#shared/promises/plan-promises.ts';
import { isSoon, promiseOf, promiseText } from '#shared/promises/promise-texts.ts';
import { companyQuery } from '#web/platform/queries/company-query.ts';
import { Check } from '#web/ui/icons.tsx';
import { Tag } from '#web/ui/tag.tsx';

/** The benefits of premium (spec §9), the tapped one first; benefits that don't exist yet are marked. */
export function Benefits({ about }: { about?: PromiseName | undefined }) {
  const names = about ? [about, ...DIALOG_PROMISES.filter((name) => name !== about)] : DIALOG_PROMISES;
  const { data } = useQuery(companyQuery);
  return (
    <ul aria-label="Premium üyelikle gelenler" className="grid gap-2">
      {names.map(promiseOf).map((benefit) => (
        <li key={benefit.text} className="flex items-start gap-2.5 leading-snug">
          <Check size={20} aria-hidden="true" className="mt-px shrink-0 text-petrol" />
          <span>
            {promiseText(benefit, data?.hasPriorityPhone ?? false)}{' '}
            {isSoon(benefit, data?.sendsMail ?? true) ? <Tag hue="amber">Yakında</Tag> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
