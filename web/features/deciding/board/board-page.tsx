import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { User } from '#shared/accounts.ts';
import type { BoardCard } from '#shared/board/board.ts';
import { type BoardStage, STAGE_NAMES } from '#shared/board/board-rules.ts';
import { listingName } from '#shared/text/listing-name.ts';
import { boardQuery, useCardChange } from '#web/features/deciding/board-cards/index.ts';
import { FileButton } from '#web/features/deciding/result-files/index.ts';
import { SelectButton, useSelection } from '#web/features/deciding/selection/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { LayoutGrid } from '#web/ui/icons.tsx';
import { MessageState } from '#web/ui/message-state.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { showToast } from '#web/ui/toasts/toast.ts';
import { BoardColumns } from './board-columns.tsx';
import { BoardList } from './board-list.tsx';
import { type BoardPlace, cardsIn, tagsOf } from './board-place.ts';
import { BoardTable } from './board-table.tsx';
import { BoardTools } from './board-tools.tsx';
import { CardDialog } from './card-dialog.tsx';
import type { CardsProps } from './cards-props.ts';
import { StageOfChosen } from './stage-select.tsx';
import { useFocusOnMoved } from './use-focus-on-moved.ts';

type Props = { user: User; now: Date; place: BoardPlace; onMove: (place: BoardPlace) => void };

/** The listings that a member has saved, by stage: as a board, a list or a table. */
export function BoardPage({ user, now, place, onMove }: Props) {
  const { data, error, refetch } = useQuery({ ...boardQuery(user), refetchOnMount: 'always' });
  const { change } = useCardChange(user);
  const [opened, setOpened] = useState<number>();
  const [announcement, setAnnouncement] = useState('');
  const noteMoving = useFocusOnMoved(data?.cards);
  const shownCards = data ? shownIn(data.cards, place) : [];
  const selection = useSelection(shownCards.map(({ propertyId }) => propertyId));
  if (error && !data) return <LoadFailure title="Pano yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Pano yükleniyor" />;
  if (data.cards.length === 0) return <NothingSaved />;
  const { layout = 'board' } = place;
  const card = data.cards.find(({ propertyId }) => propertyId === opened);
  const shown: CardsProps = {
    cards: shownCards,
    place,
    now,
    selection,
    onOpen: ({ propertyId }) => setOpened(propertyId),
    onStage: ({ propertyId, property, stage: before }, stage) => {
      if (stage === before) return;
      noteMoving(propertyId);
      const moved = `${listingName(property)}: ${STAGE_NAMES[stage]} aşamasına taşındı.`;
      change({ propertyId, changes: { stage } }, { onSuccess: () => setAnnouncement(moved) });
    },
  };
  const chosen = shownCards.filter(({ propertyId }) => selection.ids.includes(propertyId));
  function moveChosen(stage: BoardStage): void {
    const moving = chosen.filter(({ stage: before }) => before !== stage);
    // The requests are sent one at a time: the last response means that all are done.
    const onSuccess = () =>
      showToast({ kind: 'done', title: `${chosen.length} ilan “${STAGE_NAMES[stage]}” aşamasında` });
    for (const { propertyId } of moving) change({ propertyId, changes: { stage } }, { onSuccess });
    if (moving.length === 0) onSuccess();
    selection.stop();
  }
  return (
    <div className="flex flex-col gap-5">
      <BoardTools place={place} tags={tagsOf(data.cards)} onMove={onMove}>
        <SelectButton
          selection={selection}
          properties={shownCards.map(({ property }) => property)}
          ownAct={<StageOfChosen onMove={moveChosen} />}
        />
      </BoardTools>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {shown.cards.length === 0 && layout !== 'board' ? (
        <p className="text-ink-soft">Bu filtrelere uyan kart yok.</p>
      ) : layout === 'board' ? (
        <BoardColumns {...shown} onMove={onMove} />
      ) : layout === 'list' ? (
        <BoardList {...shown} />
      ) : (
        <BoardTable {...shown} />
      )}
      <div className="flex flex-wrap justify-center gap-3 print:hidden">
        <FileButton path="/api/user/board.csv" name="peyda-pano.csv" />
        <FileButton path="/api/user/board.xlsx" name="peyda-pano.xlsx" label="XLSX indir" />
      </div>
      {card ? <CardDialog user={user} card={card} onClose={() => setOpened(undefined)} /> : null}
    </div>
  );
}

/** The visible cards in their order; side by side, all stages are visible. */
function shownIn(cards: readonly BoardCard[], place: BoardPlace): readonly BoardCard[] {
  const { layout = 'board', stage: wanted } = place;
  const found = cardsIn(cards, place);
  return layout === 'board' || wanted === undefined ? found : found.filter(({ stage }) => stage === wanted);
}

function NothingSaved() {
  return (
    <MessageState
      icon={LayoutGrid}
      title="Panonuz boş."
      action={
        <Link to="/search" className={buttonClass('primary')}>
          İhalelere bakın
        </Link>
      }
    >
      Kaydettiğiniz her ilan burada bir kart olur: aşaması, notlarınız, teklif sınırınız ve yapılacaklar bir arada.
    </MessageState>
  );
}
