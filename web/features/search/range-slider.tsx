import { Slider } from 'radix-ui';
import { classNames } from '#web/ui/class-names.ts';

type Props = {
  values: readonly number[];
  min: number;
  max: number;
  step: number;
  /** Screen-reader name of each thumb. */
  thumbLabels: readonly string[];
  /** A value as it is read out. */
  wordsFor: (value: number) => string;
  onChange: (values: number[]) => void;
  onCommit: (values: number[]) => void;
};

/** A slider with one thumb or two; arrows move by a step, Page keys by ten. */
export function RangeSlider({ values, min, max, step, thumbLabels, wordsFor, onChange, onCommit }: Props) {
  return (
    <Slider.Root
      value={[...values]}
      min={min}
      max={max}
      step={step}
      onValueChange={onChange}
      onValueCommit={onCommit}
      className="relative flex h-11 touch-none items-center select-none"
    >
      <Slider.Track className="relative h-1.5 grow rounded-full bg-line">
        <Slider.Range className="absolute h-full rounded-full bg-petrol" />
      </Slider.Track>
      {thumbLabels.map((label, index) => (
        <Slider.Thumb
          key={label}
          aria-label={label}
          aria-valuetext={wordsFor(values[index] ?? min)}
          className={classNames('block size-6 rounded-full border-2 border-petrol bg-sheet shadow-sheet')}
        />
      ))}
    </Slider.Root>
  );
}
