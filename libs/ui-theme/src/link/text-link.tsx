import type { MouseEventHandler, ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import { textLink } from './link.css.ts';

export type TextLinkProps = {
  href: string;
  tone?: 'primary' | 'quiet';
  isCurrent?: boolean;
  /** Opens in a new tab; for addresses outside the shop. */
  opensApart?: boolean;
  /** A file: the browser downloads it, the page stays. */
  isDownload?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
};

export const TextLink = ({
  href,
  tone = 'primary',
  isCurrent = false,
  opensApart = false,
  isDownload = false,
  onClick,
  children,
}: TextLinkProps) => (
  <Anchor
    href={href}
    className={textLink({ tone })}
    onClick={onClick}
    {...(isCurrent && { 'aria-current': 'page' as const })}
    {...(isDownload && { download: true })}
    {...(opensApart && { target: '_blank', rel: 'noreferrer' })}
  >
    {children}
  </Anchor>
);
