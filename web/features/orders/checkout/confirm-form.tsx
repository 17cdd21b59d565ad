import { type FormEvent, useState } from 'react';
import { type OrderPlan, type PaymentMethod, withdrawalEnd } from '#shared/orders/order-rules.ts';
import type { OrderPaper } from '#shared/orders/orders.ts';
import { paperBlocks } from '#shared/orders/paper-blocks.ts';
import { formatDate } from '#shared/text/dates.ts';
import { formatKurus } from '#shared/text/money.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckBox } from '#web/ui/form/check-box.tsx';
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx';
import { useFormErrors } from '#web/ui/form/use-form-errors.ts';
import type { ShownOrder } from '../order-calls.ts';
import { METHOD_CHOICES } from '../pay.tsx';
import { PaperText } from './paper-text.tsx';

/** The paper that is the separate consent of MSY 15/1-h; its first paragraph is the sentence to agree to. */
const AT_ONCE = 'hemen-baslama-onayi';

export type Agreement = { readonly method: PaymentMethod; readonly startsAtOnce: boolean };
type Props = {
  shown: ShownOrder;
  methods: readonly PaymentMethod[];
  /** What is being done, in words; undefined while nothing is. */
  progress: string | undefined;
  onAgreed: (agreement: Agreement) => void;
};

/** The papers, how it is paid, what is agreed to, and the button that says that it costs (TKHK 48/2). */
export function ConfirmForm({ shown, methods, progress, onAgreed }: Props) {
  const { form, errors, refuse } = useFormErrors();
  const [method, setMethod] = useState<PaymentMethod>(methods[0] ?? 'iyzico');
  const { order, papers } = shown;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (progress) return;
    const data = new FormData(event.currentTarget);
    const isWrong = refuse({
      readsInformation: data.has('readsInformation') ? undefined : 'Sipariş için formu okuduğunuzu işaretleyin.',
      acceptsContract: data.has('acceptsContract') ? undefined : 'Sipariş için sözleşmeyi kabul edin.',
    });
    if (!isWrong) onAgreed({ method, startsAtOnce: data.has('startsAtOnce') });
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
      <MethodChoice methods={methods} method={method} onMethod={setMethod} />
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
      <AtOnce plan={order.plan} paper={papers.find(({ document }) => document === AT_ONCE)} />
      <div>
        <Button
          type="submit"
          aria-disabled={progress !== undefined}
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
  methods: readonly PaymentMethod[];
  method: PaymentMethod;
  onMethod: (method: PaymentMethod) => void;
};

function MethodChoice({ methods, method, onMethod }: MethodProps) {
  if (methods.length > 1)
    return (
      <ChoiceCards
        legend="Nasıl ödeyeceksiniz?"
        value={method}
        onChange={onMethod}
        choices={methods.map((one) => METHOD_CHOICES[one])}
      />
    );
  const { label, note } = METHOD_CHOICES[method];
  return (
    <div>
      <h3 className="mb-1 text-sm font-semibold">Ödeme</h3>
      <p className="font-semibold">{label}</p>
      <p className="text-sm text-ink-soft">{note}</p>
    </div>
  );
}

/** The consent that the service begins at once: never ticked before, and not needed to buy (MSY 15/1-h). */
function AtOnce({ plan, paper }: { plan: OrderPlan; paper: OrderPaper | undefined }) {
  const [sentence] = paper ? paperBlocks(paper.text) : [];
  if (sentence?.kind !== 'paragraph') return null;
  return (
    <div className="rounded-sheet border border-line bg-paper p-4">
      <h3 className="mb-3 text-sm font-semibold">Hemen başlasın mı? (isteğe bağlı)</h3>
      <CheckBox
        name="startsAtOnce"
        label={sentence.text}
        hint={`İşaretlemezseniz ${plan === 'corporate' ? 'kurum' : 'premium'} ${formatDate(withdrawalEnd(new Date()))} günü açılır; o güne kadar cayıp ödediğinizin tamamını geri alabilirsiniz.`}
      />
    </div>
  );
}
