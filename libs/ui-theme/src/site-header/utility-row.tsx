import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { PageWidth } from '../page-width/page-width.tsx';
import { utility, utilityEnd, utilityItem, utilityRow } from './site-header.css.ts';

export type UtilityRowProps = { label: string; start?: ReactNode; end?: ReactNode };

/** Destination, language, currency: a thin row, hidden on small screens, where the footer has them. */
export const UtilityRow = ({ label, start, end }: UtilityRowProps) => (
  <nav className={utility} aria-label={label}>
    <PageWidth>
      <div className={utilityRow}>
        {start}
        <div className={utilityEnd}>{end}</div>
      </div>
    </PageWidth>
  </nav>
);

type Words = { icon?: IconName; children: ReactNode };

export type UtilityButtonProps = Words & {
  type?: 'button' | 'submit';
  name?: string;
  value?: string;
  onClick?: () => void;
};

/** For a setting changed by one click: the scheme. */
export const UtilityButton = ({ icon, children, type = 'button', ...native }: UtilityButtonProps) => (
  <button {...native} type={type} className={utilityItem}>
    {icon && <Icon name={icon} size="small" />}
    <span>{children}</span>
  </button>
);
