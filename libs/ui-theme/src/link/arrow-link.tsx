import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Anchor } from './anchor.tsx';
import { arrowLink, arrowSign, wordsThatMayGo } from './link.css.ts';

export type ArrowLinkProps = {
  href: string;
  /** Shows only the arrow on small screens. */
  isShortOnSmall?: boolean;
  children: ReactNode;
};

export const ArrowLink = ({ href, isShortOnSmall = false, children }: ArrowLinkProps) => (
  <Anchor href={href} className={arrowLink}>
    <span className={isShortOnSmall ? wordsThatMayGo : undefined}>{children}</span>
    <span className={arrowSign}>
      <Icon name="arrow" size="small" />
    </span>
  </Anchor>
);
