import { type FormEvent, useState } from 'react';
import { CONSUMER_TERMS, type OrderPlan, type PaymentMethod, withdrawalEnd } from '#shared/orders/order-rules.ts';
import type { OrderPaper } from '#shared/orders/orders.ts';
import { paperBlocks } from '#shared/orders/paper-blocks.ts';
import { formatDate } from '#shared/text/dates.ts';
import { formatKurus } from '#shared/text/money.ts';
import { methodChoices, type ShownOrder, type WaysToPay } from '#web/features/selling/orders/index.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckBox } from '#web/ui/form/check-box.tsx';
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx';
import { useFormErrors } from '#web/ui/form/use-form-errors.ts';
import { PaperText } from './paper-text.tsx';

/** The document that is the separate consent of MSY 15/1-h; its first paragraph is the sentence to accept. */
const AT_ONCE = 'hemen-baslama-onayi';

type Start = 'atOnce' | 'later';
export type Agreement = { readonly method: PaymentMethod; readonly startsAtOnce: boolean };
type Props = {
  shown: ShownOrder;
  ways: WaysToPay;
  /** The running step in words; undefined while nothing runs. */
  progress: string | undefined;
  onAgreed: (agreement: Agreement) => void;
};

/** The documents, the payment methods, the consents, and the button that says that it costs money (TKHK 48/2). */
export function ConfirmForm({ shown, ways, progress, onAgreed }: Props) {
  const { form, errors, refuse } = useFormErrors();
  const [method, setMethod] = useState<PaymentMethod>(ways.methods[0] ?? 'card');
  const [start, setStart] = useState<Start>();
  const [isStartMissed, setStartMissed] = useState(false);
  const { order, papers } = shown;
  const consent = consentSentence(papers);
  const isWaiting = consent !== undefined && start === undefined;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (progress) return;
    setStartMissed(isWaiting);
    const data = new FormData(event.currentTarget);
    const isWrong = refuse({
      readsInformation: data.has('readsInformation') ? undefined : 'Sipariş için formu okuduğunuzu işaretleyin.',
      acceptsContract: data.has('acceptsContract') ? undefined : 'Sipariş için sözleşmeyi kabul edin.',
    });
    if (!isWrong && !isWaiting) onAgreed({ method, startsAtOnce: start === 'atOnce' });
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-6">
      <div>
        <h3 className="mb-2 text-sm font-semibold">Metinler</h3>
        <div className="overflow-hidden rounded-sheet border border-line">
          {papers.map((paper, at) => (
            <PaperText key={paper.document} paper={paper} isOpen={at === 0} />
          ))}
        </div>
      </div>
      <MethodChoice ways={ways} method={method} onMethod={setMethod} />
      <div className="flex flex-col gap-4">
        <CheckBox
          name="readsInformation"
          label="Ön bilgilendirme formunu okudum."
          error={errors.readsInformation}
          required
        />
        <CheckBox
          name="acceptsContract"
          label="Mesafeli satış ve abonelik sözleşmesini okudum, kabul ediyorum."
          error={errors.acceptsContract}
          required
        />
      </div>
      {consent === undefined ? null : (
        <StartChoice
          plan={order.plan}
          consent={consent}
          start={start}
          onStart={setStart}
          isMissed={isStartMissed && isWaiting}
        />
      )}
      <div>
        <Button
          type="submit"
          aria-disabled={progress !== undefined || isWaiting}
          className="tabular min-h-12 w-full py-2.5 leading-snug max-sm:whitespace-normal"
        >
          {progress ?? `Siparişi onayla: ${formatKurus(order.totalKurus)} (ödeme yükümlülüğü doğurur)`}
        </Button>
        <p role="status" className="sr-only">
          {progress}
        </p>
      </div>
    </form>
  );
}

type MethodProps = {
  ways: WaysToPay;
  method: PaymentMethod;
  onMethod: (method: PaymentMethod) => void;
};

function MethodChoice({ ways, method, onMethod }: MethodProps) {
  const choices = methodChoices(ways);
  const [only, ...others] = choices;
  if (!only) return null;
  if (others.length > 0)
    return <ChoiceCards legend="Nasıl ödeyeceksiniz?" value={method} onChange={onMethod} choices={choices} />;
  const { label, note } = only;
  return (
    <div>
      <h3 className="mb-1 text-sm font-semibold">Ödeme</h3>
      <p className="font-semibold">{label}</p>
      <p className="text-sm text-ink-soft">{note}</p>
    </div>
  );
}

function consentSentence(papers: readonly OrderPaper[]): string | undefined {
  const paper = papers.find(({ document }) => document === AT_ONCE);
  const [sentence] = paper ? paperBlocks(paper.text) : [];
  return sentence?.kind === 'paragraph' ? sentence.text : undefined;
}

type StartProps = {
  plan: OrderPlan;
  consent: string;
  start: Start | undefined;
  onStart: (start: Start) => void;
  isMissed: boolean;
};

/**
 * When the service starts (D54). Nothing is preselected: an immediate start is a separate consent, which ends the right
 * of withdrawal (MSY 15/1-h), and payment needs a choice.
 */
function StartChoice({ plan, consent, start, onStart, isMissed }: StartProps) {
  const what = plan === 'corporate' ? 'Kurum' : 'Premium';
  const opensOn = formatDate(withdrawalEnd(new Date()));
  return (
    <ChoiceCards
      legend={`${what} ne zaman başlasın?`}
      value={start}
      onChange={onStart}
      error={isMissed ? 'Sipariş için ne zaman başlayacağını seçin.' : undefined}
      choices={[
        { value: 'atOnce', label: 'Hemen başlasın', note: consent },
        {
          value: 'later',
          label: `${CONSUMER_TERMS.withdrawalDays} gün sonra başlasın`,
          note: `${what} ${opensOn} günü açılır; o güne kadar cayıp ödediğinizin tamamını geri alabilirsiniz.`,
        },
      ]}
    />
  );
}
