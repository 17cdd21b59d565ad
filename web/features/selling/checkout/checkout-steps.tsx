import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { User } from '#shared/accounts.ts';
import type { Buyer } from '#shared/orders/order-rules.ts';
import type { Order, Orders, OrderTerms } from '#shared/orders/orders.ts';
import { memberKey } from '#web/features/members/accounts/index.ts';
import { orderTermsQuery } from '#web/features/members/subscription/index.ts';
import {
  beginOrder,
  confirmOrder,
  Notice,
  type OrderedPlan,
  orderFailure,
  refusalOf,
  type ShownOrder,
  showPapers,
  usePayment,
} from '#web/features/selling/orders/index.ts';
import { ApiError } from '#web/platform/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadingRows } from '#web/ui/panel-states.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';
import { BuyerForm } from './buyer-form.tsx';
import { type Agreement, ConfirmForm } from './confirm-form.tsx';
import { NotBegun } from './not-begun.tsx';

type Props = {
  user: User;
  mine: Orders;
  terms: OrderTerms;
  ordered: OrderedPlan;
  /** The name of an organisation that is to be created. */
  organisationName?: string | undefined;
  /** Called if the server refuses the name, or the buyer wants to change it. */
  onRename?: (refusal?: string) => void;
};

/** The steps of a member's order. A confirmed order continues at its own page. */
export function CheckoutSteps({ user, mine, terms, ordered, organisationName, onRename }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: memberKey(user, 'checkout', JSON.stringify([ordered, organisationName])),
    queryFn: () => beginOrder({ ...ordered, organisationName }),
    gcTime: 0,
  });
  const refusal =
    error instanceof ApiError && error.server?.field === 'organisationName' ? error.server.message : undefined;
  const isRenamed = refusal !== undefined && onRename !== undefined;
  useEffect(() => {
    if (isRenamed) onRename(refusal);
  }, [isRenamed, onRename, refusal]);
  if (data && (data.state === 'draft' || data.state === 'shown'))
    return (
      <Steps
        key={data.id}
        user={user}
        mine={mine}
        order={data}
        terms={terms}
        onRestart={() => void refetch()}
        {...(onRename && { onRename: () => onRename() })}
      />
    );
  if (data) return <Navigate to="/siparis/$id" params={{ id: data.id }} replace />;
  if (isRenamed) return null;
  if (error) return <NotBegun error={error} mine={mine} ordered={ordered} onRetry={() => void refetch()} />;
  return <LoadingRows label="Siparişiniz hazırlanıyor" count={2} />;
}

type StepsProps = {
  user: User;
  mine: Orders;
  order: Order;
  terms: OrderTerms;
  onRestart: () => void;
  onRename?: () => void;
};

function Steps({ user, mine, order, terms, onRestart, onRename }: StepsProps) {
  const steps = useSteps(user, order, onRestart);
  const { buyer, shown, failure, progress } = steps;
  const known = buyer ?? order.buyer ?? mine.orders.find((one) => one.buyer)?.buyer;
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = shown !== undefined;
  useEffect(() => {
    // The focus moves to the heading of the next step, for keyboards and screen readers.
    if (isShown) heading.current?.focus();
  }, [isShown]);
  return (
    <div className="flex flex-col gap-5">
      {failure ? <Notice look="failure">{failure}</Notice> : null}
      {order.organisation ? <ForOrganisation name={order.organisation.name} onRename={onRename} /> : null}
      <section aria-labelledby="alici" className="sheet p-5 sm:p-6">
        <div className="flex items-center justify-between gap-3">
          <h2 id="alici" className="text-lg font-semibold">
            1. Fatura bilgileri
          </h2>
          {shown ? (
            <Button look="quiet" onClick={steps.changeBuyer}>
              Bilgileri değiştir
            </Button>
          ) : null}
        </div>
        {shown && buyer ? (
          <BuyerLines buyer={buyer} email={user.email} />
        ) : (
          <div className="mt-4">
            <BuyerForm user={user} known={known} isSending={progress !== undefined} onDone={steps.show} />
          </div>
        )}
      </section>
      {shown ? (
        <section aria-labelledby="onay" className="sheet p-5 sm:p-6">
          <h2 id="onay" ref={heading} tabIndex={-1} className="mb-4 scroll-mt-20 text-lg font-semibold outline-none">
            2. Sözleşme ve ödeme
          </h2>
          <ConfirmForm key={shown.papersHash} shown={shown} ways={terms} progress={progress} onAgreed={steps.confirm} />
        </section>
      ) : null}
    </div>
  );
}

/** The organisation of the plan; the name of a new one can be changed until the order is confirmed. */
function ForOrganisation({ name, onRename }: { name: string; onRename: (() => void) | undefined }) {
  return (
    <section aria-labelledby="kurum" className="sheet flex items-center justify-between gap-3 p-5 sm:px-6">
      <div className="min-w-0">
        <h2 id="kurum" className="text-sm text-ink-soft">
          Kurum
        </h2>
        <p className="font-semibold break-words">{name}</p>
      </div>
      {onRename ? (
        <Button look="quiet" aria-label="Kurumun adını değiştir" onClick={onRename}>
          Adını değiştir
        </Button>
      ) : null}
    </section>
  );
}

function BuyerLines({ buyer, email }: { buyer: Buyer; email: string }) {
  const { companyTitle, taxOffice, taxNumber, name, address, district, city } = buyer;
  return (
    <address className="mt-1 leading-relaxed wrap-anywhere not-italic">
      {companyTitle ? (
        <>
          {companyTitle}
          <br />
          {`${taxOffice}, ${taxNumber}`}
          <br />
        </>
      ) : null}
      {name}
      <br />
      {`${address}, ${district}, ${city}`}
      <br />
      {email}
    </address>
  );
}

/** Refusals because something changed in the meantime: the documents are made again, and must be accepted again. */
const SHOW_AGAIN: readonly (string | undefined)[] = ['PRICE_CHANGED', 'PAPERS_CHANGED', 'PAPERS_MISSING'];
const BEGIN_AGAIN: readonly (string | undefined)[] = ['ORDER_OVER', 'ORDER_CONFIRMED', 'NOT_FOUND'];

function useSteps(user: User, order: Order, onRestart: () => void) {
  const [buyer, setBuyer] = useState<Buyer>();
  const [shown, setShown] = useState<ShownOrder>();
  const [failure, setFailure] = useState<string>();
  const payment = usePayment(user, order.id);
  const queryClient = useQueryClient();

  const showing = useMutation({
    mutationFn: (next: Buyer) => showPapers(order.id, next),
    onSuccess: (papers, next) => {
      setBuyer(next);
      setShown(papers);
    },
    onError: (error) => {
      setFailure(orderFailure(error));
      if (BEGIN_AGAIN.includes(refusalOf(error))) onRestart();
    },
  });

  const confirming = useMutation({
    mutationFn: (agreement: Agreement) =>
      shown ? confirmOrder(shown, agreement.startsAtOnce) : Promise.reject(new Error('Nothing was shown.')),
    onSuccess: (_order, { method }) =>
      payment.mutate(method, {
        // The order is confirmed anyway; its page, which is shown now, explains how it continues.
        onError: (error) => {
          showToast({ kind: 'error', title: 'Ödeme başlatılamadı', description: orderFailure(error) });
          onRestart();
        },
      }),
    onError: (error) => {
      setFailure(orderFailure(error));
      const code = refusalOf(error);
      // The summary must also show today's price, or that nothing is sold any more.
      void queryClient.invalidateQueries({ queryKey: orderTermsQuery.queryKey });
      if (buyer && SHOW_AGAIN.includes(code)) showing.mutate(buyer);
      if (BEGIN_AGAIN.includes(code)) onRestart();
    },
  });

  const progress = showing.isPending
    ? 'Metinler hazırlanıyor…'
    : confirming.isPending
      ? 'Siparişiniz onaylanıyor…'
      : payment.isPending || payment.isSuccess
        ? 'Ödemeye geçiliyor…'
        : undefined;
  return {
    buyer,
    shown,
    failure,
    progress,
    show: (next: Buyer) => {
      setFailure(undefined);
      showing.mutate(next);
    },
    confirm: (agreement: Agreement) => {
      setFailure(undefined);
      confirming.mutate(agreement);
    },
    changeBuyer: () => setShown(undefined),
  };
}
