import type { ChangeEventHandler } from 'react';
import { visuallyHidden } from '../hidden/visually-hidden.css.ts';
import { wordless } from '../tooltip/wordless.ts';
import { swatch, swatchDot, swatches } from './facet.css.ts';

export type SwatchOption = {
  /** Sent with the form when ticked. */
  value: string;
  /** The name of the colour: read by screen readers, and shown as a tooltip. */
  label: string;
  /** The colour itself. */
  hex: string;
  /** Selected and applied already. */
  isChosen?: boolean;
  /** The result would be empty. */
  isDisabled?: boolean;
};

export type SwatchFacetProps = {
  /** Shared by all colours. */
  name: string;
  /** In the order of their counts. */
  options: readonly SwatchOption[];
  /** Makes the boxes controlled. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
};

/** Colours to choose from, any number of them. */
export const SwatchFacet = ({ name, options, onChange }: SwatchFacetProps) => (
  <div className={swatches}>
    {options.map(({ value, label, hex, isChosen = false, isDisabled = false }) => (
      <label key={value} className={swatch({ isOff: isDisabled })} {...wordless()}>
        <input
          type="checkbox"
          name={name}
          value={value}
          aria-label={label}
          className={visuallyHidden}
          disabled={isDisabled}
          {...(onChange ? { checked: isChosen, onChange } : { defaultChecked: isChosen })}
        />
        <svg className={swatchDot} aria-hidden>
          <circle cx="12" cy="12" r="11.5" fill={hex} />
        </svg>
      </label>
    ))}
  </div>
);
