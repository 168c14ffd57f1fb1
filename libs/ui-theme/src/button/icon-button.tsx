import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Anchor } from '../link/anchor.tsx';
import { wordless } from '../tooltip/wordless.ts';
import { iconButton } from './icon-button.css.ts';

type Looks = {
  icon: IconName;
  /** The label: read by screen readers, and shown as a tooltip. */
  label: string;
  /** `outlined` beside what it moves, `raised` on a picture. */
  look?: 'plain' | 'outlined' | 'raised';
};

type Native = Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children' | 'aria-label' | 'aria-disabled'
>;

export type IconButtonProps = Native &
  Looks & {
    /**
     * No action at the moment. Unlike `disabled` it keeps the focus: a button pressed to its limit is still
     * there.
     */
    isIdle?: boolean;
  };

/** A common icon. Its label is read by screen readers, and shown on hover and on keyboard focus. */
export const IconButton = ({
  icon,
  label,
  look = 'plain',
  type = 'button',
  isIdle = false,
  onClick,
  ...native
}: IconButtonProps) => (
  <button
    {...wordless()}
    {...native}
    type={type}
    aria-label={label}
    aria-disabled={isIdle || undefined}
    onClick={isIdle ? undefined : onClick}
    className={iconButton({ look })}
  >
    <Icon name={icon} />
  </button>
);

export type IconLinkProps = Looks & { href: string };

export const IconLink = ({ icon, label, look = 'plain', href }: IconLinkProps) => (
  <Anchor {...wordless()} href={href} aria-label={label} className={iconButton({ look })}>
    <Icon name={icon} />
  </Anchor>
);
