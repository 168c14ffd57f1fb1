import { iconAddress } from './icon-address.ts';
import type { IconName } from './icon-names.ts';
import { icon } from './icon.css.ts';

export type { IconName };

export type IconProps = {
  name: IconName;
  size?: 'small' | 'medium' | 'large';
  /** Only for an icon without text: next to a label it would be read twice. */
  label?: string;
};

/** A listing shows hundreds; their classes are computed once. */
const classes = {
  small: icon({ size: 'small' }),
  medium: icon({ size: 'medium' }),
  large: icon({ size: 'large' }),
};

export const Icon = ({ name, size = 'medium', label }: IconProps) => (
  <svg
    className={classes[size]}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <use href={iconAddress(name)} />
  </svg>
);
