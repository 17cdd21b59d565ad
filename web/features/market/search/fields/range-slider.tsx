import { Slider } from 'radix-ui';

type Props = {
  values: readonly number[];
  min: number;
  max: number;
  step: number;
  /** Screen-reader name of each thumb. */
  thumbLabels: readonly string[];
  /** A value as text for screen readers. */
  wordsFor: (value: number) => string;
  onChange: (values: number[]) => void;
  onCommit: (values: number[]) => void;
};

/** The drawn size of a thumb, and the minimum size of a touch target (WCAG 2.5.8). */
const THUMB_PX = 24;

/** The offset of a thumb, so that two thumbs with close values don't overlap. */
function stepAside(values: readonly number[], span: number, index: number): string | undefined {
  const [least, most] = values;
  if (least === undefined || most === undefined) return undefined;
  const apart = `${(most - least) / span} * (100cqw - ${THUMB_PX}px)`;
  return `calc(${index === 0 ? -1 : 1} * max(0px, (${THUMB_PX}px - ${apart}) / 2))`;
}

/** A slider with one or two thumbs; arrows move by one step, Page keys by ten. */
export function RangeSlider({ values, min, max, step, thumbLabels, wordsFor, onChange, onCommit }: Props) {
  return (
    <Slider.Root
      value={[...values]}
      min={min}
      max={max}
      step={step}
      onValueChange={onChange}
      onValueCommit={onCommit}
      className="@container relative flex h-11 touch-none items-center lg:h-9 select-none"
    >
      <Slider.Track className="relative h-1.5 grow rounded-full bg-line">
        <Slider.Range className="absolute h-full rounded-full bg-petrol" />
      </Slider.Track>
      {thumbLabels.map((label, index) => (
        <Slider.Thumb
          key={label}
          aria-label={label}
          aria-valuetext={wordsFor(values[index] ?? min)}
          style={{ translate: stepAside(values, max - min, index) }}
          className="block size-6 rounded-full border-2 border-petrol bg-sheet shadow-sheet"
        />
      ))}
    </Slider.Root>
  );
}
