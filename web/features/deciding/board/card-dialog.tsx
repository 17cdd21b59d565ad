import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { User } from '#shared/accounts.ts';
import type { BoardCard } from '#shared/board/board.ts';
import { listingName } from '#shared/text/listing-name.ts';
import { outcomeText } from '#web/features/market/listing-cards/index.ts';
import { FigureField } from '#web/ui/form/figure-field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { useCardChange } from './board-calls.ts';
import { CardChecks } from './card-checks.tsx';
import { CardNotes } from './card-notes.tsx';
import { CardTags } from './card-tags.tsx';
import { StageSelect } from './stage-select.tsx';
import { useWhenClosed } from './use-when-closed.ts';

type Props = { user: User; card: BoardCard; onClose: () => void };

/** All that a member has noted of a listing; each change is kept at once. */
export function CardDialog({ user, card, onClose }: Props) {
  const { change } = useCardChange(user);
  const { propertyId, property, checks, tags, highestBid, ownValue } = card;
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
          <OwnSum
            key={`bid-${highestBid}`}
            label="En yüksek teklifim"
            value={highestBid}
            onKeep={(sum) => change({ propertyId, changes: { highestBid: sum } })}
          />
          <OwnSum
            key={`value-${ownValue}`}
            label="Bana göre değeri"
            value={ownValue}
            onKeep={(sum) => change({ propertyId, changes: { ownValue: sum } })}
          />
        </div>
        <CardNotes key={propertyId} user={user} card={card} />
        <CardTags tags={tags} onChange={(next) => change({ propertyId, changes: { tags: next } })} />
        <CardChecks checks={checks} onChange={(next) => change({ propertyId, changes: { checks: next } })} />
      </div>
    </Modal>
  );
}

type SumProps = { label: string; value: number | null; onKeep: (sum: number | null) => void };

/** Kept when its field is left, or when the dialog is closed over it. */
function OwnSum({ label, value, onKeep }: SumProps) {
  const [sum, setSum] = useState(value);
  const keep = () => {
    if (sum !== value) onKeep(sum);
  };
  useWhenClosed(keep);
  return <FigureField label={label} value={value} unit="₺" onChange={setSum} onLeave={keep} />;
}
