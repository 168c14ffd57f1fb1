import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { shownOn } from '../hidden/shown-on.css.ts';
import { Anchor } from '../link/anchor.tsx';
import { tab, tabCount, tabs } from './tab-nav.css.ts';

export type TabNavItem = {
  /** The page’s address. */
  href: string;
  /** Its name. */
  label: ReactNode;
  /** The icon. */
  icon?: IconName | undefined;
  /** The number of pending items there. */
  count?: ReactNode;
  /** The current page. */
  isCurrent?: boolean;
  /** The only kind of screen that has it. */
  screen?: 'narrow' | 'wide';
};

export type TabNavProps = {
  /** The name of the navigation, for screen readers. */
  label: string;
  /** In the order of use. */
  items: readonly TabNavItem[];
  /** `side` is a column on wide screens, `tabs` a line at every width. */
  look?: 'side' | 'tabs';
};

/** The pages of one area: a column at the side on wide screens, a scrolling line on narrow ones. */
export const TabNav = ({ label, items, look = 'side' }: TabNavProps) => (
  <nav aria-label={label}>
    <ul className={tabs({ look })}>
      {items.map(({ href, label: name, icon, count, isCurrent = false, screen }) => (
        <li key={`${href} ${screen}`} className={screen && shownOn({ screen })}>
          <Anchor href={href} className={tab} {...(isCurrent && { 'aria-current': 'page' as const })}>
            {icon && <Icon name={icon} />}
            {name}
            {count && <span className={tabCount}>{count}</span>}
          </Anchor>
        </li>
      ))}
    </ul>
  </nav>
);
