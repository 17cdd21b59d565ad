import { useState } from 'react';
import { bidText } from '#shared/law/bid/bid-texts.ts';
import { frameOf, type LegalGiven, type Subject } from '#shared/law/bid/calculation.ts';
import type { Kurus } from '#shared/law/bid/kurus.ts';
import {
  type KnownDeposit,
  type LegalRow,
  legalRows,
  legalSumText,
  ORIGIN_LABELS,
  type Origin,
} from '#shared/law/bid/legal-rows.ts';
import type { NoticedClaims } from '#shared/law/bid/prior-claims.ts';
import { bidFault, nextLawfulBid, type SaleFrame } from '#shared/law/bid/sale-frame.ts';
import { formatSum } from '#shared/text/money.ts';
import { InfoButton } from '#web/ui/explanation.tsx';
import { FigureField } from '#web/ui/form/figure-field.tsx';
import { Tag } from '#web/ui/tag.tsx';

type Props = {
  subject: Subject;
  legal: LegalGiven;
  deposit: KnownDeposit;
  /** Prior claims in the notice, as far as the reader may see them. */
  claims: NoticedClaims;
  /** Whether the page lists a mortgage, which may have priority. */
  hasMortgage: boolean;
  /** Whether co-owners sell their shared property (ortaklığın giderilmesi). */
  isShared: boolean;
  /** Whether bidding has started. */
  hasOpened: boolean;
  onChange: (legal: LegalGiven) => void;
};

const HUES = { notice: 'petrol', law: 'plain', given: 'indigo', assumed: 'amber' } as const satisfies Record<
  Origin,
  string
>;

/** The law's requirements for bids, visible to everyone: from the notice, the law or the user, or assumed. */
export function LegalPart({ subject, legal, deposit, claims, hasMortgage, isShared, hasOpened, onChange }: Props) {
  const change = (name: keyof LegalGiven) => (value: Kurus | null) => onChange({ ...legal, [name]: value });
  return (
    <>
      <dl className="divide-y divide-line text-sm">
        {legalRows(subject, legal, deposit, { ranked: claims.ranked, hasOpened }).map((row) => (
          <Row key={row.label} row={row} />
        ))}
      </dl>
      <form className="mt-4 grid gap-4 sm:grid-cols-2 print:hidden" onSubmit={(event) => event.preventDefault()}>
        <PriorClaims value={legal.priorClaims} {...{ claims, hasMortgage }} onChange={change('priorClaims')} />
        <FigureField
          label="Satış ve paylaştırma giderleri"
          unit="₺"
          value={legal.saleCosts}
          hint="Daireden öğrenilir; boşsa ₺0 alınır."
          onChange={change('saleCosts')}
        />
        <FigureField
          label="Portaldaki en yüksek teklif"
          unit="₺"
          value={legal.highestBid}
          hint="Henüz teklif yoksa boş bırakın."
          doubt={doubtOf(frameOf(subject, legal), legal.highestBid)}
          onChange={change('highestBid')}
        />
        <FigureField
          label={isShared ? 'Satılandaki payınızın değeri' : 'Satışı isteyen alacaklıysanız alacağınız'}
          unit="₺"
          value={legal.ownClaim}
          hint="Bu ölçüde teminat istenmez (İİK 114)."
          onChange={change('ownClaim')}
        />
        {subject.isJewellery ? (
          <FigureField
            label="Madenin bugünkü değeri"
            unit="₺"
            value={legal.metalValue}
            hint="Altın ve gümüş bunun altında satılmaz (İİK 117)."
            onChange={change('metalValue')}
          />
        ) : null}
      </form>
      <BidCheck subject={subject} legal={legal} />
    </>
  );
}

/** No bid can be below the opening price: such a sum was misread, or belongs to another auction. */
function doubtOf({ opening }: SaleFrame, highestBid: Kurus | null): string | undefined {
  if (highestBid === null || highestBid >= opening) return undefined;
  return `Açılış bedelinin altında (${formatSum(opening)}). Portaldaki tutara yeniden bakın.`;
}

type PriorClaimsProps = Pick<Props, 'claims' | 'hasMortgage'> & {
  value: Kurus | null;
  onChange: (value: Kurus | null) => void;
};

/**
 * The claims with priority, typed or taken from the notice. The reader must say whether a mortgage of the notice has
 * priority.
 */
function PriorClaims({ value, claims: { ranked, perhaps }, hasMortgage, onChange }: PriorClaimsProps) {
  const [taken, setTaken] = useState(0);
  return (
    <div>
      <FigureField
        // The key creates a new field, so that it shows the value just taken from the notice.
        key={taken}
        label="Rüçhanlı alacaklar"
        unit="₺"
        value={value}
        hint={
          ranked === null
            ? hasMortgage
              ? 'Tapu kaydında ipotek var: satışı isteyenden önce geliyorsa alacağı yazın. Boşsa ₺0 alınır.'
              : 'Bilmiyorsanız boş bırakın; ₺0 alınır.'
            : `İlanda ${formatSum(ranked)} yazıyor; daireye doğrulatın.`
        }
        onChange={onChange}
      />
      {perhaps.map(({ kind, sum }, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: two claims may be the same
          key={index}
          type="button"
          onClick={() => {
            onChange((value ?? 0) + sum);
            setTaken(taken + 1);
          }}
          className="mt-1 min-h-9 rounded-control px-2 text-left text-sm font-semibold text-petrol hover:underline"
        >
          İlandaki {formatSum(sum)} {kind === 'mortgage' ? 'ipoteği' : 'kamu alacağını'} ekle
        </button>
      ))}
      {perhaps.length > 0 ? (
        <p className="px-2 text-sm text-ink-soft">
          Satışı isteyenden önce geliyorsa ekleyin; sıraları mükellefiyetler listesindedir.
        </p>
      ) : null}
    </div>
  );
}

function Row({ row }: { row: LegalRow }) {
  const { label, article, explanation, origin } = row;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <dt className="flex min-w-0 items-center gap-1.5">
        {label}
        <InfoButton about={label} text={explanation} />
      </dt>
      <dd className="ml-auto flex flex-wrap items-center justify-end gap-x-2 text-right">
        <span className="tabular font-semibold">{legalSumText(row)}</span>
        <span className="text-xs text-ink-soft">{article}</span>
        <Tag hue={HUES[origin]}>{ORIGIN_LABELS[origin]}</Tag>
      </dd>
    </div>
  );
}

/** The result for a bid that the user types, and the next valid bid. */
function BidCheck({ subject, legal }: { subject: Subject; legal: LegalGiven }) {
  const [bid, setBid] = useState<Kurus | null>(null);
  const frame = frameOf(subject, legal);
  return (
    <div className="mt-4 border-t border-line pt-4 print:hidden">
      <div className="max-w-xs">
        <FigureField label="Teklifinizi kontrol edin" unit="₺" value={bid} onChange={setBid} />
      </div>
      <p role="status" className="mt-2 min-h-10 text-sm">
        {bid === null ? (
          <span className="text-ink-soft">Bu teklif geçerli mi, değilse en yakını hangisi?</span>
        ) : (
          <>
            {bidText(bidFault(frame, bid))} Bundan sonraki geçerli teklif en az{' '}
            <span className="tabular font-semibold">{formatSum(nextLawfulBid(frame, bid))}</span> (İİK 111/b).
          </>
        )}
      </p>
    </div>
  );
}
