import type { SupportQueue } from '#shared/desk/desk-support.ts';
import { formatNumber } from '#shared/text/money.ts';

/** How well the promised times of first answers were kept in the last 30 days. */
export function FirstAnswers({ firstAnswers }: Pick<SupportQueue, 'firstAnswers'>) {
  return (
    <section aria-labelledby="ilk-yanitlar" className="sheet mt-6 p-5">
      <h2 id="ilk-yanitlar" className="text-lg font-semibold">
        Son 30 günde ilk yanıtlar
      </h2>
      <ul className="tabular mt-2 flex flex-col gap-1 text-sm">
        {firstAnswers.map(({ plan, promisedHours, answered, inTime, medianMinutes }) => (
          <li key={plan}>
            <span className="font-semibold">{plan === 'premium' ? 'Premium' : 'Diğer'}</span>: söz verilen{' '}
            {promisedHours} çalışma saati;{' '}
            {answered === 0
              ? 'henüz yanıt yok.'
              : `${formatNumber(answered)} yanıt verildi, ${formatNumber(inTime)} tanesi zamanında; ortanca süre ${spanText(medianMinutes ?? 0)}.`}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A number of minutes in words; closed hours count too. */
function spanText(minutes: number): string {
  if (minutes < 60) return `${minutes} dakika`;
  return minutes % 60 === 0
    ? `${formatNumber(minutes / 60)} saat`
    : `${formatNumber(Math.floor(minutes / 60))} saat ${minutes % 60} dakika`;
}
