import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { PageWidth } from '../page-width/page-width.tsx';
import { TextLink } from '../link/text-link.tsx';
import { back as backClass, header, hint as hintClass, row } from './checkout-header.css.ts';

export type CheckoutHeaderProps = {
  /** A `BrandMark`. */
  mark: ReactNode;
  /** A reassuring text; not on small screens. */
  hint?: ReactNode;
  /** The only link away. */
  back?: { href: string; label: ReactNode };
};

/** One decision at a time: no search, no categories, only the link back. */
export const CheckoutHeader = ({ mark, hint, back }: CheckoutHeaderProps) => (
  <header className={header}>
    <PageWidth>
      <div className={row}>
        {mark}
        {hint && (
          <span className={hintClass}>
            <Icon name="lock" size="small" />
            {hint}
          </span>
        )}
        {back && (
          <span className={backClass}>
            <TextLink href={back.href}>{back.label}</TextLink>
          </span>
        )}
      </div>
    </PageWidth>
  </header>
);
