import { formatSum } from '../../text/money.ts';
import { lawText } from '../figure-texts.ts';
import { heirsCaution } from '../heirs-caution.ts';
import { LAW } from '../law-figures.ts';
import { frameOf, type LegalGiven, type Subject } from './calculation.ts';
import { type Kurus, toKurus } from './kurus.ts';
import { depositDue } from './sale-frame.ts';

/** The origin of a figure: the notice, the law alone, the user, or an assumption because it is unknown. */
export type Origin = 'notice' | 'law' | 'given' | 'assumed';
export const ORIGIN_LABELS: Readonly<Record<Origin, string>> = {
  notice: 'İlandan',
  law: 'Yasadan',
  given: 'Sizden',
  assumed: 'Varsayım',
};

export type LegalRow = {
  readonly label: string;
  readonly sum: Kurus;
  /** Whether the sum is unknown and was assumed to be 0. */
  readonly isUnknown?: boolean;
  readonly article: string;
  readonly explanation: string;
  readonly origin: Origin;
};

/** The deposit of a listing and whether its notice states it; null if it is unknown or the notice states two. */
export type KnownDeposit = { readonly amount: Kurus; readonly isNamed: boolean } | null;

/** The sum of a row: `Bilinmiyor (₺0 alındı)` if it is unknown. */
export function legalSumText({ sum, isUnknown }: LegalRow): string {
  return isUnknown ? 'Bilinmiyor (₺0 alındı)' : formatSum(sum);
}

export function knownDepositOf(listing: {
  readonly deposit: number | null;
  readonly noticeValues: { readonly values: { readonly deposit?: unknown } } | null;
}): KnownDeposit {
  if (listing.deposit === null) return null;
  return { amount: toKurus(listing.deposit), isNamed: listing.noticeValues?.values.deposit !== undefined };
}

const OPENING = lawText(LAW.openingPercent);

/** `ranked`: the prior claims that the notice names. `hasOpened`: before the auction opens, nobody can bid yet. */
type LegalContext = { readonly ranked?: Kurus | null; readonly hasOpened?: boolean };

export const nextBidLabel = (hasOpened: boolean): string =>
  `${hasOpened ? 'Şimdi' : 'Açılışta'} verilebilecek en az teklif`;

/**
 * Whether the limit that the highest bid must exceed may be higher than calculated: unknown prior claims, sale costs
 * and metal values count as 0 (İİK 115).
 */
export function isLimitAssumed(subject: Pick<Subject, 'isJewellery'>, legal: LegalGiven): boolean {
  const isMetalUnknown = subject.isJewellery && legal.metalValue === null;
  return legal.priorClaims === null || legal.saleCosts === null || isMetalUnknown;
}

/** The legal requirements for bids in a sale, one per row. */
export function legalRows(
  subject: Subject,
  legal: LegalGiven,
  deposit: KnownDeposit,
  { ranked = null, hasOpened = true }: LegalContext = {},
): LegalRow[] {
  const frame = frameOf(subject, legal);
  const isAssumed = isLimitAssumed(subject, legal);
  const bounded: Origin = isAssumed ? 'assumed' : 'given';
  const byLaw: Origin = 'law';
  return [
    {
      label: 'Muhammen bedel',
      sum: subject.appraisal,
      article: 'İİK 87, 128',
      explanation:
        'Bilirkişinin biçtiği değer. Hisse satışında payın bedelidir; bütün oranlar bu bedel üzerinden hesaplanır.',
      origin: 'notice',
    },
    {
      label: 'Açılış bedeli',
      sum: frame.opening,
      article: LAW.openingPercent.article,
      explanation: `Muhammen bedelin ${OPENING}’si. Birinci ihalede de ikincide de aynıdır; altında teklif verilemez.`,
      origin: byLaw,
    },
    ...heirsRows(subject),
    {
      label: 'En az artış',
      sum: frame.step,
      article: LAW.leastStepPermille.article,
      explanation: `Muhammen bedelin ${lawText(LAW.leastStepPermille)}’i, ${lawText(LAW.leastStepLira)}dan az olamaz.`,
      origin: byLaw,
    },
    givenRow('Rüçhanlı alacaklar', legal.priorClaims, {
      isNoticed: legal.priorClaims !== null && legal.priorClaims === ranked,
      explanation:
        'Bu malla güvence altına alınmış ve satışı isteyen alacaklıdan önce gelen alacakların toplamı, örneğin daha eski bir ipotek. Daireden ya da mükellefiyetler listesinden öğrenilir.',
    }),
    givenRow('Satış ve paylaştırma giderleri', legal.saleCosts, {
      explanation: 'İlan, bilirkişi, gazete ve paylaştırma giderleri. Tutarını satışı yapan daire bilir.',
    }),
    ...metalRows(subject, legal),
    {
      label: 'Aşılması gereken sınır',
      sum: frame.limit,
      article: 'İİK 115',
      explanation: `Muhammen bedelin ${OPENING}’si ile rüçhanlı alacaklardan hangisi büyükse o + giderler. En yüksek teklif bunu aşmazsa satış yapılmaz; eşit teklif yetmez.${isAssumed ? ' Bilinmeyen tutarlar ₺0 alındı: gerçek sınır daha yüksek olabilir.' : ''}`,
      origin: bounded,
    },
    ...(legal.highestBid === null
      ? []
      : [
          {
            label: 'Portaldaki en yüksek teklif',
            sum: legal.highestBid,
            article: 'İİK 111/b',
            explanation: 'Sizin yazdığınız tutar. Süre boyunca değişebilir; portaldaki tutarı esas alın.',
            origin: 'given' as const,
          },
        ]),
    {
      label: nextBidLabel(hasOpened),
      sum: frame.nextBid,
      article: 'İİK 111/b, 115',
      explanation:
        'Açılış bedeli ya da son teklifin en az artış kadar üstü. Sınırın altındaysa verilebilir, ama onunla satış yapılmaz.',
      origin: legal.highestBid === null ? byLaw : 'given',
    },
    {
      label: 'Satışa yeten en düşük teklif',
      sum: frame.leastWinning,
      article: 'İİK 111/b, 115',
      explanation: 'Hem verilebilecek hem sınırı aşan en düşük tutar.',
      origin: bounded,
    },
    ...depositRows(legal, deposit),
  ];
}

/** The alternative if the first auction turns out to be restricted to heirs (Law 7589). */
function heirsRows({ mayBeAmongHeirs, appraisal, lawToConfirm }: Subject): LegalRow[] {
  if (!mayBeAmongHeirs) return [];
  return [
    {
      label: 'Miras malıysa açılış bedeli',
      sum: appraisal,
      article: LAW.heirsOpeningPercent.article,
      explanation: heirsCaution(lawToConfirm),
      origin: 'law',
    },
  ];
}

/** Gold and silver are never sold below the metal's value (İİK 117). */
function metalRows({ isJewellery }: Subject, { metalValue }: LegalGiven): LegalRow[] {
  if (!isJewellery) return [];
  return [
    {
      label: 'Madenin değeri',
      sum: metalValue ?? 0,
      isUnknown: metalValue === null,
      article: 'İİK 117',
      explanation: 'Altın ve gümüş, madeninin değerinden aşağıya satılmaz. Gramını ve ayarını ilandan öğrenin.',
      origin: metalValue === null ? 'assumed' : 'given',
    },
  ];
}

type GivenRow = { readonly explanation: string; readonly isNoticed?: boolean };

function givenRow(label: string, sum: Kurus | null, { explanation, isNoticed = false }: GivenRow): LegalRow {
  return {
    label,
    sum: sum ?? 0,
    isUnknown: sum === null,
    article: 'İİK 115',
    explanation,
    origin: isNoticed ? 'notice' : sum === null ? 'assumed' : 'given',
  };
}

function depositRows({ ownClaim }: LegalGiven, deposit: KnownDeposit): LegalRow[] {
  if (!deposit) return [];
  const row: LegalRow = {
    label: 'Teminat',
    sum: deposit.amount,
    article: LAW.depositPercent.article,
    explanation: deposit.isNamed
      ? 'İlanda yazan teminat. Portalda başka bir tutar görünüyorsa onu esas alın.'
      : `İlanda teminat okunamadı; muhammen bedelin ${lawText(LAW.depositPercent)}’u.`,
    origin: deposit.isNamed ? 'notice' : 'law',
  };
  if (ownClaim === null) return [row];
  return [
    row,
    {
      label: 'Sizden istenecek teminat',
      sum: depositDue(deposit.amount, ownClaim),
      article: LAW.depositPercent.article,
      explanation:
        'Satışı isteyen alacaklıdan alacağı, ortaklığın giderilmesinde paydaştan payı ölçüsünde teminat istenmez. Bunun için daireye zamanında başvurulur.',
      origin: 'given',
    },
  ];
}
