import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';
import { iconButton } from '../button/icon-button.css.ts';
import { button } from '../button/button.css.ts';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { Icon } from '../icon/icon.tsx';
import { wordless } from '../tooltip/wordless.ts';
import {
  opener,
  sheet,
  sheetBody,
  sheetFoot,
  sheetHead,
  sheetHeading,
  sheetInner,
} from './filter-sheet.css.ts';

type FormEvents = Pick<ComponentProps<'form'>, 'onSubmit' | 'onChange' | 'ref'>;

export type FilterSheetProps = FormEvents & {
  /** The opener’s address without its `#`. */
  id: string;
  /** Above the facets in the sheet. */
  heading: ReactNode;
  /** The label of the close button. */
  closeLabel: string;
  /** The target of the form's GET. */
  action: string;
  /** Every change is applied at once on large screens, so the buttons are for small ones only. */
  isLive?: boolean;
  /**
   * A `FilterDialog` opens in its place on small screens; until then, and without scripts, its address opens
   * it.
   */
  isReplaced?: boolean;
  /** "Clear all" and "Show 62 items": the second submits. */
  actions: ReactNode;
  /** `FacetGroup`s. */
  children: ReactNode;
};

/** Has no target, so that the page does not scroll. */
const CLOSED = '#closed';

/** Facets once in the page: a column on wide screens, else a sheet that opens without scripts. */
export const FilterSheet = ({
  id,
  heading,
  closeLabel,
  action,
  isLive = false,
  isReplaced = false,
  actions,
  children,
  ...events
}: FilterSheetProps) => {
  const isHydrated = useHydrated();
  return (
    <form
      id={id}
      className={sheet}
      action={action}
      method="get"
      {...(isReplaced && { 'data-replaced': '' })}
      {...events}
    >
      <div className={sheetInner}>
        <div className={sheetHead}>
          <h2 className={sheetHeading}>{heading}</h2>
          <a {...wordless()} href={CLOSED} aria-label={closeLabel} className={iconButton({ look: 'plain' })}>
            <Icon name="close" />
          </a>
        </div>
        <div className={sheetBody}>{children}</div>
        <div className={sheetFoot({ isLive: isLive && isHydrated })}>{actions}</div>
      </div>
    </form>
  );
};

export type FilterOpenerProps = {
  /** `#` and the id of the sheet. */
  href: `#${string}`;
  /** Opens a `FilterDialog` instead. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
};

/** Opens the sheet; absent where the facets are next to the goods. */
export const FilterOpener = ({ href, onClick, children }: FilterOpenerProps) => (
  <span className={opener}>
    <a href={href} onClick={onClick} className={button({ look: 'quiet', size: 'small' })}>
      <Icon name="filter" size="small" />
      {children}
    </a>
  </span>
);
