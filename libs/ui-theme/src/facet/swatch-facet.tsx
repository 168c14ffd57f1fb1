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
  /** It narrows the list already. */
  isChosen?: boolean;
  /** Nothing would be left. */
  isDisabled?: boolean;
};

export type SwatchFacetProps = {
  /** Shared by all colours. */
  name: string;
  /** In the order of how many there are. */
  options: readonly SwatchOption[];
  /** Makes the boxes controlled. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
};

/** Colours to choose from, as many as one likes. */
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
