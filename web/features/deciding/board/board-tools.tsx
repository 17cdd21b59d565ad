import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { BOARD_STAGES, STAGE_NAMES } from '#shared/board/board-rules.ts';
import { CATEGORY_LABELS, CATEGORY_NUMBERS } from '#shared/kinds/kinds.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { CalendarClock, SlidersHorizontal } from '#web/ui/icons.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Select } from '#web/ui/select.tsx';
import {
  BOARD_LAYOUTS,
  BOARD_SORTS,
  type BoardLayout,
  type BoardPlace,
  type BoardSort,
  readPlace,
} from './board-place.ts';

const LAYOUT_NAMES: Readonly<Record<BoardLayout, string>> = { board: 'Pano', list: 'Liste', table: 'Tablo' };
const SORT_NAMES: Readonly<Record<BoardSort, string>> = {
  end: 'Bitişi yakın önce',
  saved: 'Son kaydedilen önce',
  price: 'Muhammen bedeli düşük önce',
  changed: 'Son değişen önce',
};

type Props = {
  place: BoardPlace;
  tags: readonly string[];
  onMove: (place: BoardPlace) => void;
  /** The actions for the cards. */
  children: ReactNode;
};

/** The layout of the board, its filters and its order. */
export function BoardTools({ place, tags, onMove, children }: Props) {
  const { layout = 'board', stage, kind, tag, sort = 'end' } = place;
  const [isOpen, setOpen] = useState(false);
  const inForce = [place.text, stage, kind, tag].filter((value) => value !== undefined && value !== '').length;
  const change = (changes: Record<string, string>) => onMove(readPlace({ ...place, ...changes }));
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="w-72 max-sm:w-full">
          <Segmented
            legend="Görünüm"
            isLegendHidden
            value={layout}
            options={BOARD_LAYOUTS.map((value) => ({ value, label: LAYOUT_NAMES[value] }))}
            onChange={(value) => change({ layout: value })}
          />
        </div>
        <div className="flex flex-wrap items-center gap-2 max-lg:w-full print:hidden">
          <Button
            look="secondary"
            className="min-h-9 px-3 text-sm lg:hidden"
            aria-expanded={isOpen}
            aria-controls="pano-filtreleri"
            onClick={() => setOpen(!isOpen)}
          >
            <SlidersHorizontal size={18} aria-hidden="true" />
            {`Ara ve filtrele${inForce > 0 ? ` (${inForce})` : ''}`}
          </Button>
          {children}
          <Link to="/takvim" className={buttonClass('quiet', '-mr-2 ml-auto min-h-9 px-2 text-sm')}>
            <CalendarClock size={18} aria-hidden="true" />
            Takvim
          </Link>
        </div>
      </div>
      <div
        id="pano-filtreleri"
        className={classNames('grid grid-cols-2 items-end gap-3 lg:grid-cols-5', !isOpen && 'max-lg:hidden')}
      >
        <div className="max-lg:col-span-2">
          <TextFilter text={place.text ?? ''} onChange={(text) => change({ text })} />
        </div>
        <Choice
          id="pano-asama"
          label="Aşama"
          value={stage ?? ''}
          all={layout === 'board' ? 'Hepsi yan yana' : 'Hepsi'}
          options={BOARD_STAGES.map((value) => [value, STAGE_NAMES[value]])}
          onChange={(value) => change({ stage: value })}
        />
        <Choice
          id="pano-tur"
          label="Tür"
          value={kind ?? ''}
          all="Hepsi"
          options={CATEGORY_NUMBERS.map((value) => [value, CATEGORY_LABELS[value]])}
          onChange={(value) => change({ kind: value })}
        />
        <Choice
          id="pano-etiket"
          label="Etiket"
          value={tag ?? ''}
          all="Hepsi"
          options={tags.map((value) => [value, value])}
          onChange={(value) => change({ tag: value })}
        />
        <Choice
          id="pano-sira"
          label="Sıra"
          value={sort}
          options={BOARD_SORTS.map((value) => [value, SORT_NAMES[value]])}
          onChange={(value) => change({ sort: value })}
        />
      </div>
    </div>
  );
}

type ChoiceProps = {
  id: string;
  label: string;
  value: string;
  /** The label of the empty option; without it the select has no empty option. */
  all?: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
};

function Choice({ id, label, value, all, options, onChange }: ChoiceProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block w-fit text-sm font-semibold">
        {label}
      </label>
      <Select
        id={id}
        className="w-full [&>select]:h-12"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {all === undefined ? null : <option value="">{all}</option>}
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}

const PAUSE_MS = 300;

/** Takes effect when the member stops typing. */
function TextFilter({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  if (text !== known) {
    // The filter changed by typing, by a link or by Back.
    setKnown(text);
    setTyped(text);
  }
  useEffect(() => {
    if (typed === text) return;
    const timer = setTimeout(() => onChange(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <TextField
      id="pano-sozcuk"
      type="search"
      label="Panoda ara"
      autoComplete="off"
      maxLength={100}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
