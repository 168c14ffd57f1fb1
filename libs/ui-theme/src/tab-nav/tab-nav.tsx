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

/** Brings the current page's label into view, where the line is too long for the screen. */
const showCurrent = (list: HTMLUListElement | null): void => {
  if (!list || list.scrollWidth <= list.clientWidth) return;
  // A page may have an item for each kind of screen: the hidden one has no place.
  const current = [...list.querySelectorAll<HTMLElement>('[aria-current]')].find(
    ({ offsetParent }) => offsetParent !== null,
  );
  if (!current) return;
  const [box, own] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
  list.scrollLeft += own.left - box.left - (box.width - own.width) / 2;
};

/** The pages of one area: a column at the side on wide screens, a scrolling line on narrow ones. */
export const TabNav = ({ label, items, look = 'side' }: TabNavProps) => (
  <nav aria-label={label}>
    <ul className={tabs({ look })} ref={showCurrent}>
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
