import { type ChangeEventHandler, useRef, useState } from 'react';
import { TextField } from '../field/text-field.tsx';
import { range } from './facet.css.ts';
import { PriceSlider } from './price-slider.tsx';

export type PriceRangeProps = {
  /** Of the lower handle and its field. */
  fromLabel: string;
  /** Of the upper handle and its field. */
  toLabel: string;
  /** Of the lower field. */
  fromName: string;
  /** Of the upper field. */
  toName: string;
  /** The lowest and the highest price, shown where nothing is filled in. */
  min: number;
  max: number;
  from?: number | undefined;
  to?: number | undefined;
  /** Typed, or a released handle. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
};

type Ends = { from?: number | undefined; to?: number | undefined };

const numberIn = (text: string): number | undefined => (text === '' ? undefined : Number(text));

/** Sets the value without React's tracking, so that React handles the next event as a change. */
const show = (field: HTMLInputElement | null, value: number | undefined) => {
  const text = value === undefined ? '' : String(value);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
};

/** Dispatches the event of typing to the form around it, for changed values only. */
const tell = (field: HTMLInputElement | null) => field?.dispatchEvent(new Event('input', { bubbles: true }));

/** From and to, in whole units: typed, or set with two handles. */
export const PriceRange = (props: PriceRangeProps) => <Range key={`${props.from}-${props.to}`} {...props} />;

const Range = ({ fromLabel, toLabel, fromName, toName, min, max, onChange, ...first }: PriceRangeProps) => {
  const [ends, setEnds] = useState<Ends>({ from: first.from, to: first.to });
  const fromField = useRef<HTMLInputElement>(null);
  const toField = useRef<HTMLInputElement>(null);
  const within = (value: number) => Math.min(Math.max(value, min), max);
  const shared = {
    type: 'number',
    inputMode: 'numeric',
    size: 'small',
    min: 0,
    step: 1,
    isLabelHidden: true,
  } as const;
  return (
    <>
      {max > min && (
        <PriceSlider
          {...{ fromLabel, toLabel, min, max }}
          from={within(ends.from ?? min)}
          to={within(ends.to ?? max)}
          onMove={(low, high) => {
            const from = low <= min ? undefined : low;
            const to = high >= max ? undefined : high;
            show(fromField.current, from);
            show(toField.current, to);
            setEnds({ from, to });
          }}
          onRest={() => {
            tell(fromField.current);
            tell(toField.current);
          }}
        />
      )}
      <div className={range}>
        <TextField
          {...shared}
          ref={fromField}
          label={fromLabel}
          name={fromName}
          placeholder={String(min)}
          defaultValue={first.from}
          onChange={(event) => {
            const from = numberIn(event.currentTarget.value);
            setEnds((known) => ({ ...known, from }));
            onChange?.(event);
          }}
        />
        <TextField
          {...shared}
          ref={toField}
          label={toLabel}
          name={toName}
          placeholder={String(max)}
          defaultValue={first.to}
          onChange={(event) => {
            const to = numberIn(event.currentTarget.value);
            setEnds((known) => ({ ...known, to }));
            onChange?.(event);
          }}
        />
      </div>
    </>
  );
};
