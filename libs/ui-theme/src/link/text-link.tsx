import type { ReactNode } from 'react';
import { Anchor } from './link-provider.tsx';
import { textLink } from './link.css.ts';

export type TextLinkProps = {
  href: string;
  tone?: 'primary' | 'quiet';
  isCurrent?: boolean;
  /** Opens beside this page; for addresses outside the shop. */
  opensApart?: boolean;
  children: ReactNode;
};

export const TextLink = ({
  href,
  tone = 'primary',
  isCurrent = false,
  opensApart = false,
  children,
}: TextLinkProps) => (
  <Anchor
    href={href}
    className={textLink({ tone })}
    {...(isCurrent && { 'aria-current': 'page' as const })}
    {...(opensApart && { target: '_blank', rel: 'noreferrer' })}
  >
    {children}
  </Anchor>
);
