import { useQuery } from '@tanstack/react-query';
import type { User } from '#shared/accounts.ts';
import type { WonSaleAnswer } from '#shared/after-sale/won-sales.ts';
import { phaseOf } from '#shared/listing-texts/listing-phase.ts';
import type { ListingPhase } from '#shared/listing-texts/phase-labels.ts';
import { listingName } from '#shared/text/listing-name.ts';
import { ApiError } from '#web/platform/api-client.ts';
import { SearchX } from '#web/ui/icons.tsx';
import { MessageState } from '#web/ui/message-state.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { Letters, Risks, Steps } from './guide-sections.tsx';
import { OwnDates } from './own-dates.tsx';
import { WonDaysForm } from './won-days-form.tsx';
import { wonSaleQuery } from './won-sale-calls.ts';

type Props = { user: User; propertyId: number; now: Date };

/** The tasks of a member who has won a sale: their own dates, then the steps, letters and risks. */
export function WonGuide({ user, propertyId, now }: Props) {
  const { data, error, refetch } = useQuery({ ...wonSaleQuery(user, propertyId), refetchOnMount: 'always' });
  if (error instanceof ApiError && error.status === 404)
    return (
      <MessageState icon={SearchX} title="Böyle bir ilan yok.">
        İlan kaldırılmış olabilir. Diğer tarihleriniz takviminizdedir.
      </MessageState>
    );
  if (error && !data) return <LoadFailure title="Tarihler yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Tarihler yükleniyor" />;
  return (
    <div className="flex flex-col gap-8">
      <p className="max-w-text text-ink-soft">
        <a
          href={`/ilan/${propertyId}`}
          className="font-semibold text-petrol underline decoration-line-strong underline-offset-4 hover:decoration-petrol"
        >
          {listingName(data.property)}
        </a>
        {data.property.courtName ? `, ${data.property.courtName}` : null}
      </p>
      <OwnDays user={user} answer={data} now={now} />
      <Steps answer={data} now={now} />
      <Letters answer={data} />
      <Risks answer={data} />
      <p className="max-w-text text-sm text-ink-soft">
        Bu sayfa yol gösterir, hukuki görüş değildir. Bağlayıcı olan portaldaki kayıt, şartname ve dairenin yanıtıdır.
      </p>
    </div>
  );
}

/** The phases in which nobody can have won yet. */
const OPEN_PHASES: ReadonlySet<ListingPhase> = new Set(['before', 'running', 'open']);

function OwnDays({ user, answer, now }: { user: User; answer: WonSaleAnswer; now: Date }) {
  const { property, wonSale, dates } = answer;
  const phase = phaseOf(property, now);
  return (
    <section aria-labelledby="tarihleriniz" className="sheet p-5 sm:p-6">
      <h2 id="tarihleriniz" className="text-lg font-semibold">
        {wonSale ? 'Tarihleriniz' : 'Tutanak ne zaman ilan edildi?'}
      </h2>
      {property.endDate !== null && OPEN_PHASES.has(phase) ? (
        <p className="mt-2 max-w-text text-ink-soft">
          {phase === 'before' ? 'Bu ihale henüz başlamadı.' : 'Bu ihale sürüyor.'} Bittiğinde, kazandıysanız günleri
          buraya yazarsınız. Neler yapacağınız aşağıdadır.
        </p>
      ) : (
        <>
          <p className="mt-1 mb-4 max-w-text text-sm text-ink-soft">
            Yazdığınız günlerden süreleriniz sayılır; ilanda, takviminizde ve hatırlatmalarda görünür. Henüz gelmemiş
            günü boş bırakın.
          </p>
          {wonSale ? <OwnDates dates={dates} now={now} /> : null}
          <div className="mt-5">
            {/* Resets the form after each answer, so that the fields show the saved values. */}
            <WonDaysForm key={JSON.stringify(wonSale)} user={user} answer={answer} now={now} />
          </div>
        </>
      )}
    </section>
  );
}
