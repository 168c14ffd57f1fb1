import type { ChangeEventHandler } from 'react';
import { TextField } from '../field/text-field.tsx';
import { range } from './facet.css.ts';

export type PriceRangeProps = {
  fromLabel: string;
  toLabel: string;
  fromName: string;
  toName: string;
  /** The cheapest and the dearest that there are, shown where nothing is filled in. */
  min: number;
  max: number;
  from?: number | undefined;
  to?: number | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement>;
};

/** From and to, in whole units. */
export const PriceRange = ({
  fromLabel,
  toLabel,
  fromName,
  toName,
  min,
  max,
  from,
  to,
  onChange,
}: PriceRangeProps) => {
  const shared = {
    type: 'number',
    inputMode: 'numeric',
    size: 'small',
    min: 0,
    step: 1,
    isLabelHidden: true,
  } as const;
  return (
    <div className={range}>
      <TextField
        key={`from-${from}`}
        {...shared}
        label={fromLabel}
        name={fromName}
        placeholder={String(min)}
        defaultValue={from}
        onChange={onChange}
      />
      <TextField
        key={`to-${to}`}
        {...shared}
        label={toLabel}
        name={toName}
        placeholder={String(max)}
        defaultValue={to}
        onChange={onChange}
      />
    </div>
  );
};
