import type { MouseEventHandler } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Anchor } from '../link/anchor.tsx';
import { Count } from '../tag/count.tsx';
import { bar, barLink } from './bottom-bar.css.ts';

export type BottomBarItem = {
  href: string;
  icon: IconName;
  label: string;
  count?: string | undefined;
  /** Label and count in words, for screen readers. */
  description?: string | undefined;
  isCurrent?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
};

export type BottomBarProps = { label: string; items: readonly BottomBarItem[] };

/** The navigation bar of small screens. Checkout leaves it out. */
export const BottomBar = ({ label, items }: BottomBarProps) => (
  <nav className={bar} aria-label={label}>
    {items.map((item) => (
      <Anchor
        key={item.href}
        href={item.href}
        className={barLink}
        aria-label={item.description}
        onClick={item.onClick}
        {...(item.isCurrent && { 'aria-current': 'page' as const })}
      >
        <Count value={item.count}>
          <Icon name={item.icon} />
        </Count>
        {item.label}
      </Anchor>
    ))}
  </nav>
);
