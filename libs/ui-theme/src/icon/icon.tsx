import { type IconName, iconPaths } from './icon-paths.ts';
import { icon } from './icon.css.ts';

export type IconProps = {
  name: IconName;
  size?: 'small' | 'medium' | 'large';
  /** Only where the sign stands alone: beside a word it would be read twice. */
  label?: string;
};

export const Icon = ({ name, size = 'medium', label }: IconProps) => (
  <svg
    className={icon({ size })}
    viewBox="0 0 24 24"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <path d={iconPaths[name]} />
  </svg>
);
