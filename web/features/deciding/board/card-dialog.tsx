import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { User } from '#shared/accounts.ts';
import type { BoardCard } from '#shared/board/board.ts';
import { frameOf, NOTHING_GIVEN, subjectOf } from '#shared/law/bid/calculation.ts';
import { listingName } from '#shared/text/listing-name.ts';
import { formatSum } from '#shared/text/money.ts';
import { useCardChange } from '#web/features/deciding/board-cards/index.ts';
import { outcomeText } from '#web/features/market/listing-cards/index.ts';
import { FigureField } from '#web/ui/form/figure-field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { CardChecks } from './card-checks.tsx';
import { CardNotes } from './card-notes.tsx';
import { CardTags } from './card-tags.tsx';
import { StageSelect } from './stage-select.tsx';
import { useWhenClosed } from './use-when-closed.ts';

const SUMS = [
  ['highestBid', 'En yüksek teklifim'],
  ['ownValue', 'Bana göre değeri'],
] as const;

type Props = { user: User; card: BoardCard; onClose: () => void };

/** Everything that a member has noted on a listing; each change is saved at once. */
export function CardDialog({ user, card, onClose }: Props) {
  const { change } = useCardChange(user);
  const { propertyId, property, checks, tags, money } = card;
  const outcome = outcomeText(property);
  return (
    <Modal isOpen isForm onClose={onClose} title={listingName(property)} description={outcome}>
      <div className="flex flex-col gap-6">
        <Link
          to="/ilan/$id"
          params={{ id: String(propertyId) }}
          className="inline-flex min-h-9 items-center self-start font-semibold text-petrol hover:underline"
        >
          İlana git
        </Link>
        <div>
          <label htmlFor="kart-asama" className="mb-1 block w-fit text-sm font-semibold">
            Aşama
          </label>
          <StageSelect id="kart-asama" card={card} onStage={(_, stage) => change({ propertyId, changes: { stage } })} />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          {SUMS.map(([name, label]) =>
            typeof money?.[name] === 'number' ? (
              <CalculatedSum key={name} label={label} sum={money[name]} propertyId={propertyId} />
            ) : (
              <OwnSum
                key={`${name}-${card[name]}`}
                label={label}
                value={card[name]}
                opening={name === 'highestBid' ? openingOf(property) : undefined}
                onKeep={(sum) => change({ propertyId, changes: { [name]: sum } })}
              />
            ),
          )}
        </div>
        <CardNotes key={propertyId} user={user} card={card} />
        <CardTags tags={tags} onChange={(next) => change({ propertyId, changes: { tags: next } })} />
        <CardChecks checks={checks} onChange={(next) => change({ propertyId, changes: { checks: next } })} />
      </div>
    </Modal>
  );
}

/** The sums of the member's calculation are changed there, so that there is only one copy of them. */
function CalculatedSum({ label, sum, propertyId }: { label: string; sum: number; propertyId: number }) {
  return (
    <div>
      <p className="text-sm font-semibold">{label}</p>
      <p className="tabular mt-1 text-lg">{formatSum(sum)}</p>
      <Link
        to="/ilan/$id"
        params={{ id: String(propertyId) }}
        hash="hesap"
        className="inline-flex min-h-9 items-center text-sm font-semibold text-petrol hover:underline"
      >
        Teklif hesabında değiştir
      </Link>
    </div>
  );
}

type SumProps = {
  label: string;
  value: number | null;
  /** A bid below this sum is not possible. */
  opening: number | undefined;
  onKeep: (sum: number | null) => void;
};

function openingOf(property: BoardCard['property']): number | undefined {
  const subject = subjectOf(property);
  return subject && frameOf(subject, NOTHING_GIVEN).opening;
}

/** Saved when the field loses the focus, or when the dialog closes. */
function OwnSum({ label, value, opening, onKeep }: SumProps) {
  const [sum, setSum] = useState(value);
  const keep = () => {
    if (sum !== value) onKeep(sum);
  };
  useWhenClosed(keep);
  const doubt =
    sum !== null && opening !== undefined && sum < opening
      ? `Açılış bedelinin altında (${formatSum(opening)}): böyle bir teklif verilemez.`
      : undefined;
  return <FigureField label={label} value={value} unit="₺" doubt={doubt} onChange={setSum} onLeave={keep} />;
}
