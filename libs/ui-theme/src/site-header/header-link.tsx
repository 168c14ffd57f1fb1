import type { MouseEventHandler, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Anchor } from '../link/anchor.tsx';
import { Count } from '../tag/count.tsx';
import { upTo, upToNarrow } from '../theme/breakpoints.ts';
import { wordless } from '../tooltip/wordless.ts';
import {
  categoriesButton,
  headerLink,
  headerLinkHint,
  headerLinkLabel,
  headerLinkSign,
  headerLinkWords,
} from './site-header.css.ts';

export type HeaderLinkProps = {
  href: string;
  icon: IconName;
  /** Above the label; hidden first on narrow screens. */
  hint?: ReactNode;
  label: ReactNode;
  /** The number on the icon. */
  count?: string | undefined;
  /** The full text, for screen readers. */
  description?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
};

/** Account or cart at the end of the header. */
export const HeaderLink = ({ href, icon, hint, label, count, description, onClick }: HeaderLinkProps) => (
  <Anchor
    {...wordless(upTo('md'))}
    href={href}
    className={headerLink}
    aria-label={description}
    onClick={onClick}
  >
    <span className={headerLinkSign}>
      <Count value={count}>
        <Icon name={icon} size="large" />
      </Count>
    </span>
    <span className={headerLinkWords}>
      {hint && <span className={headerLinkHint}>{hint}</span>}
      <span className={headerLinkLabel}>{label}</span>
    </span>
  </Anchor>
);

export type CategoriesButtonProps = {
  /** The page of all categories, for use without scripts. */
  href: string;
  label: string;
  isOpen?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
};

export const CategoriesButton = ({ href, label, isOpen, onClick }: CategoriesButtonProps) => (
  <Anchor
    href={href}
    className={categoriesButton}
    {...wordless(upToNarrow)}
    aria-label={label}
    aria-haspopup={onClick && 'dialog'}
    aria-expanded={onClick && (isOpen ?? false)}
    onClick={onClick}
  >
    <Icon name="list" />
    {label}
  </Anchor>
);
