import { useHydrated } from '../hydrated/use-hydrated.ts';
import { slider, sliderHandle, sliderTrack } from './price-slider.css.ts';

export type PriceSliderProps = {
  fromLabel: string;
  toLabel: string;
  min: number;
  max: number;
  from: number;
  to: number;
  /** While a handle moves. */
  onMove: (from: number, to: number) => void;
  /** When it has been released. */
  onRest: () => void;
};

const STEPS = 100;

/** About a hundred steps from end to end, each a round number. */
export const stepOf = (min: number, max: number): number => {
  const rough = Math.max((max - min) / STEPS, 1);
  const size = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((by) => by * size).find((step) => step >= rough) ?? rough;
};

/** Two handles on one line: two native sliders, each stopping at the other. */
export const PriceSlider = ({ fromLabel, toLabel, min, max, from, to, onMove, onRest }: PriceSliderProps) => {
  const isHydrated = useHydrated();
  const step = stepOf(min, max);
  const end = min + Math.ceil((max - min) / step) * step;
  const last = to >= max ? end : to;
  const at = (value: number) => `${((value - min) / Math.max(end - min, 1)) * 100}%`;
  const shared = { type: 'range', min, max: end, step, className: sliderHandle } as const;
  const rests = { onPointerUp: onRest, onKeyUp: onRest, onBlur: onRest };
  return (
    <div className={slider({ isReady: isHydrated })}>
      <svg className={sliderTrack} aria-hidden>
        <line x1="0" x2="100%" y1="2" y2="2" />
        <line x1={at(from)} x2={at(last)} y1="2" y2="2" data-chosen="" />
      </svg>
      <input
        {...shared}
        {...rests}
        aria-label={fromLabel}
        value={from}
        onChange={(event) => {
          event.stopPropagation();
          onMove(Math.min(event.currentTarget.valueAsNumber, to), to);
        }}
      />
      <input
        {...shared}
        {...rests}
        aria-label={toLabel}
        value={last}
        onChange={(event) => {
          event.stopPropagation();
          onMove(from, Math.max(event.currentTarget.valueAsNumber, from));
        }}
      />
    </div>
  );
};
