/*
 * The calls of ordering, in their order. All except the first and the last two are for members.
 *
 *   GET  /api/order-terms                        what is sold here and now, and the payment methods
 *   POST /api/user/orders                        begins an order, or returns the open one
 *   GET  /api/user/orders                        all orders of the member, and the renewal
 *   GET  /api/user/orders/{id}                   one order; polled during a payment
 *   POST /api/user/orders/{id}/papers            sets the buyer; returns the documents and stores them as shown
 *   POST /api/user/orders/{id}/confirmation      the obligation to pay begins
 *   GET  /api/user/orders/{id}/contract          what was agreed to, as a PDF; available after the confirmation
 *   POST /api/user/orders/{id}/payment           where to pay: the provider's page, or a bank account
 *   POST /api/user/orders/{id}/cancellation      the member no longer wants the order
 *   GET  /api/user/orders/{id}/withdrawal        the refund of a withdrawal (cayma); POST withdraws
 *   GET  /api/user/orders/{id}/ending            the refund if a yearly plan is ended today; POST ends it
 *   PUT  /api/user/orders/{id}/refund-account    the bank account for refunds of transfers
 *   GET  /api/user/deletion                      how deleting the account affects purchases
 *   PUT  /api/user/renewal                       agrees to automatic renewal; DELETE ends it
 *   POST /api/payments/return                    where the provider returns the browser to (303 to the order's page)
 *   POST /api/payments/webhook                   where the provider reports
 */
import { z } from 'zod';
import { ORGANISATION_NAME } from '../field-rules/company-fields.ts';
import { fieldSchema, fieldSchemas } from '../field-rules/field-schema.ts';
import { COMPANY_BUYER, ENDING_REASON, PERSON_BUYER, REFUND_IBAN } from '../field-rules/order-fields.ts';
import { ORDER_PERIODS, ORDER_PLANS, ORDER_STATES, PAYMENT_METHODS, REFUND_REASONS } from './order-rules.ts';

const kurus = z.int();
const instant = z.iso.datetime();

const { identityNumber, ...person } = PERSON_BUYER;

/** The buyer: a person, or a company with its tax office and number. */
export const buyerSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('person'),
      ...fieldSchemas(person),
      identityNumber: fieldSchema(identityNumber).optional(),
    }),
    z.object({ kind: z.literal('company'), ...fieldSchemas(COMPANY_BUYER) }),
  ],
  { error: 'Faturanın kişiye mi şirkete mi kesileceğini seçin.' },
);

const shownBuyerSchema = z.object({
  kind: z.enum(['person', 'company']),
  name: z.string(),
  identityNumber: z.string().optional(),
  companyTitle: z.string().optional(),
  taxOffice: z.string().optional(),
  taxNumber: z.string().optional(),
  address: z.string(),
  district: z.string(),
  city: z.string(),
});

/** `POST /api/user/orders`: what is bought, and for which organisation. The server sets the prices. */
export const orderRequestSchema = z
  .object({
    plan: z.enum(ORDER_PLANS, { error: 'Bu plan buradan satın alınamaz.' }),
    period: z.enum(ORDER_PERIODS, { error: 'Aylık ya da yıllık seçin.' }),
    /** Only for the corporate plan: the name of a new organisation, or the existing organisation to extend. */
    organisationName: fieldSchema(ORGANISATION_NAME).optional(),
    organisationId: z.uuid('Kurumun numarası geçersiz.').optional(),
  })
  .refine(
    ({ plan, organisationName, organisationId }) => {
      const named = [organisationName, organisationId].filter((one) => one !== undefined).length;
      return named === (plan === 'corporate' ? 1 : 0);
    },
    { error: 'Kurumsal planda kurumun adını yazın.', path: ['organisationName'] },
  );
export type OrderRequest = z.infer<typeof orderRequestSchema>;

/** `POST /api/user/orders/{id}/papers`: the buyer, in whose name the documents are issued. */
export const orderPapersRequestSchema = z.object({ buyer: buyerSchema });
export type OrderPapersRequest = z.input<typeof orderPapersRequestSchema>;

const agreed = (message: string) => z.literal(true, { error: message });

/** `POST /api/user/orders/{id}/confirmation`: names what was shown, so that the user can't agree to anything else. */
export const orderConfirmationSchema = z.object({
  totalKurus: z.int({ error: 'Onaylanan tutar eksik.' }),
  papersHash: z.string({ error: 'Onaylanan metinler eksik.' }).max(100),
  readsInformation: agreed('Ön bilgilendirme formunu okuduğunuzu onaylayın.'),
  acceptsContract: agreed('Sözleşmeyi onaylayın.'),
  /** The separate consent that the service begins at once, which ends the right of withdrawal (MSY 15/1-h). */
  startsAtOnce: z.boolean({ error: 'Hizmetin ne zaman başlayacağını seçin.' }),
});

/** `POST /api/user/orders/{id}/payment`. */
export const paymentRequestSchema = z.object({
  method: z.enum(PAYMENT_METHODS, { error: 'Ödeme yöntemini seçin.' }),
});

/** A document as it was shown and is stored. */
export const orderPaperSchema = z.object({
  document: z.string(),
  title: z.string(),
  version: z.string(),
  text: z.string(),
  textHash: z.string(),
});
export type OrderPaper = z.infer<typeof orderPaperSchema>;

export const refundSchema = z.object({
  amountKurus: kurus,
  reason: z.enum(REFUND_REASONS),
  isDone: z.boolean(),
  createdAt: instant,
  /** The last day that the law allows. */
  dueBy: instant,
  doneAt: instant.optional(),
  /** True while a refund of a transfer waits for an IBAN. */
  needsIban: z.boolean().optional(),
});

/** An order as its member sees it. Money in kuruş, VAT included. */
export const orderSchema = z.object({
  id: z.uuid(),
  /** What a person writes into a transfer and gives to support. */
  reference: z.string(),
  state: z.enum(ORDER_STATES),
  plan: z.enum(ORDER_PLANS),
  period: z.enum(ORDER_PERIODS),
  /** Only for the corporate plan; with the id once the organisation exists. */
  organisation: z.object({ name: z.string(), id: z.uuid().optional() }).optional(),
  totalKurus: kurus,
  vatPercent: z.int(),
  vatKurus: kurus,
  isRenewal: z.boolean(),
  method: z.enum(PAYMENT_METHODS).optional(),
  startsAtOnce: z.boolean(),
  buyer: shownBuyerSchema.optional(),
  createdAt: instant,
  confirmedAt: instant.optional(),
  /** When the order expires if nobody pays it; only while it can still be paid. */
  expiresAt: instant.optional(),
  paidAt: instant.optional(),
  /** The paid period. */
  validFrom: instant.optional(),
  validUntil: instant.optional(),
  /** Why the last payment attempt failed, and what to do, as a sentence. */
  failure: z.string().optional(),
  refunds: z.array(refundSchema),
  /** The end of the right of withdrawal, if there is one. */
  withdrawalUntil: instant.optional(),
  canEnd: z.boolean(),
  canCancel: z.boolean(),
});
export type Order = z.infer<typeof orderSchema>;

export const shownOrderSchema = z.object({
  order: orderSchema,
  papers: z.array(orderPaperSchema),
  /** The hash that a confirmation must name. */
  papersHash: z.string(),
});

/** Where to pay: the provider's page, or our bank account. */
export const paymentStartSchema = z.discriminatedUnion('method', [
  z.object({ method: z.literal('card'), pageUrl: z.url(), expiresAt: instant }),
  z.object({
    method: z.literal('transfer'),
    holder: z.string(),
    bank: z.string(),
    iban: z.string(),
    /** The payment reference for the transfer. */
    reference: z.string(),
    totalKurus: kurus,
    expiresAt: instant,
  }),
]);
export type PaymentStart = z.infer<typeof paymentStartSchema>;

/** The automatic renewal of a member (TKHK 52/3). */
export const renewalSchema = z.object({
  /** `cardMissing`: agreed to, but the card has not been stored, so nothing will be charged. */
  state: z.enum(['off', 'cardMissing', 'on']),
  /** False if renewal can't be chosen, because there is no current period paid by card. */
  canChoose: z.boolean(),
  period: z.enum(ORDER_PERIODS).optional(),
  cardLastFour: z.string().optional(),
  /** The name of the provider that stores the card, or would. */
  keptBy: z.string().optional(),
  /** When the card is charged next, and the amount at today's price. */
  nextAt: instant.optional(),
  nextKurus: kurus.optional(),
  /** The exact sentence to agree to. */
  consent: z.string().optional(),
});
export type Renewal = z.infer<typeof renewalSchema>;

export const ordersSchema = z.object({
  orders: z.array(orderSchema),
  renewal: renewalSchema,
  /** The end of the paid premium; absent without one. */
  paidUntil: instant.optional(),
});
export type Orders = z.infer<typeof ordersSchema>;

/** `PUT /api/user/renewal`: the sentence exactly as it was shown. */
export const renewalChoiceSchema = z.object({ consent: z.string({ error: 'Onay metni eksik.' }).max(1000) });
export const renewalStartSchema = z.object({ renewal: renewalSchema, cardPageUrl: z.url().optional() });

/** The refund of a withdrawal or an ending, shown before it is confirmed. */
export const reckoningSchema = z.object({
  paidKurus: kurus,
  refundKurus: kurus,
  totalDays: z.int(),
  usedDays: z.int(),
  /** When premium ends. */
  endsAt: instant,
  /** The last day for the refund. */
  refundBy: instant,
  method: z.enum(PAYMENT_METHODS),
  /** The calculation as a sentence. */
  explanation: z.string(),
});
export type ShownReckoning = z.infer<typeof reckoningSchema>;

const ibanSchema = fieldSchema(REFUND_IBAN);

/** Confirms a calculation by the amount that was shown; a transfer is refunded to an IBAN. */
export const reckoningConfirmationSchema = z.object({
  refundKurus: z.int({ error: 'Onaylanan tutar eksik.' }),
  iban: ibanSchema.optional(),
  /** The reason for ending a monthly plan (TKHK 52/4). */
  reason: fieldSchema(ENDING_REASON).optional(),
});

/** `PUT /api/user/orders/{id}/refund-account`: the bank account for refunds of transfers. */
export const refundAccountSchema = z.object({ iban: ibanSchema });

/** `GET /api/user/deletion`: how deleting the account affects purchases, shown before it is confirmed. */
export const deletionSchema = z.object({
  /** The end of the paid premium; it would end at once. */
  paidUntil: instant.optional(),
  /** The refunds, by order. */
  refunds: z.array(
    z.object({
      orderId: z.uuid(),
      reference: z.string(),
      refundKurus: kurus,
      refundBy: instant,
      method: z.enum(PAYMENT_METHODS),
    }),
  ),
  /** All of it as sentences; empty if nothing was ever bought. */
  explanation: z.array(z.string()),
});
export type Deletion = z.infer<typeof deletionSchema>;

/** `GET /api/order-terms`: what can be bought here and now, and the payment methods. */
export const orderTermsSchema = z.object({
  /** False while the installation can't sell; then nothing can be ordered. */
  isOpen: z.boolean(),
  methods: z.array(z.enum(PAYMENT_METHODS)),
  /** The name of the card payment provider; null if there is none. */
  cardProvider: z.string().nullable(),
  vatPercent: z.int(),
  /** Whether a year of premium is sold now (D53); its list price is returned in any case. */
  isYearSold: z.boolean(),
  prices: z.object({ monthly: kurus, yearly: kurus }),
  corporatePrices: z.object({ monthly: kurus, yearly: kurus }),
  /** The lowest prices of the last thirty days, shown beside a reduced price. */
  lowest: z.object({ monthly: kurus, yearly: kurus }),
});
export type OrderTerms = z.infer<typeof orderTermsSchema>;

/** `POST /api/payments/return`: what the provider's page sends with the returning browser. */
export const providerReturnSchema = z.object({ token: z.string({ error: 'Ödeme bilgisi eksik.' }).min(1).max(200) });
/** `POST /api/payments/webhook`: only the signed part counts, which the code of the provider's adapter parses. */
export const providerReportSchema = z.record(z.string(), z.unknown());
export const reportTakenSchema = z.object({ message: z.string() });
