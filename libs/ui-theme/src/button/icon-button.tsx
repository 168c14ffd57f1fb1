import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Anchor } from '../link/link-provider.tsx';
import { iconButton } from './icon-button.css.ts';

type Looks = {
  icon: IconName;
  /** The word for those who listen. */
  label: string;
  /** `outlined` beside what it moves, `raised` on a picture. */
  look?: 'plain' | 'outlined' | 'raised';
};

type Native = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'aria-label'>;

export type IconButtonProps = Native & Looks;

/** A sign that everyone knows, with its word for those who listen. */
export const IconButton = ({ icon, label, look = 'plain', type = 'button', ...native }: IconButtonProps) => (
  <button {...native} type={type} aria-label={label} className={iconButton({ look })}>
    <Icon name={icon} />
  </button>
);

export type IconLinkProps = Looks & { href: string };

export const IconLink = ({ icon, label, look = 'plain', href }: IconLinkProps) => (
  <Anchor href={href} aria-label={label} className={iconButton({ look })}>
    <Icon name={icon} />
  </Anchor>
);
