import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { ButtonWords } from './button-words.tsx';
import { button, turning } from './button.css.ts';

export type ButtonLook = {
  /** One `primary` per view; `quiet` for the rest, `link` and `bare` inside of lines. */
  look?: 'primary' | 'quiet' | 'critical' | 'link' | 'bare';
  /** `large` for the main action of a page. */
  size?: 'small' | 'medium' | 'large';
  /** As wide as its container. */
  isBlock?: boolean;
  /** Before the text; while busy the spinner replaces it. */
  icon?: IconName;
};

type Native = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'>;

export type ButtonProps = Native &
  ButtonLook & {
    /** Busy: announced, and further clicks do nothing. */
    isBusy?: boolean;
    children: ReactNode;
  };

const busyPress: NonNullable<Native['onClick']> = (event) => event.preventDefault();

/** One primary button per view. A busy button keeps its place and its focus. */
export const Button = ({
  look = 'primary',
  size = 'medium',
  isBlock = false,
  isBusy = false,
  icon,
  type = 'button',
  children,
  onClick,
  ...native
}: ButtonProps) => (
  <button
    {...native}
    type={type}
    className={button({ look, size, isBlock })}
    onClick={isBusy ? busyPress : onClick}
    {...(isBusy && { 'aria-busy': true })}
  >
    {isBusy ? <Turning /> : icon && <Icon name={icon} size={size === 'small' ? 'small' : 'medium'} />}
    <ButtonWords>{children}</ButtonWords>
  </button>
);

const Turning = () => (
  <svg viewBox="0 0 16 16" className={turning} aria-hidden>
    <circle cx="8" cy="8" r="5.6" />
  </svg>
);
