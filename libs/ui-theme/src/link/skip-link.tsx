import type { ReactNode } from 'react';
import { skipLink } from './skip-link.css.ts';

export type SkipLinkProps = { href: `#${string}`; children: ReactNode };

/** The first tab stop: skips the header. */
export const SkipLink = ({ href, children }: SkipLinkProps) => (
  <a href={href} className={skipLink}>
    {children}
  </a>
);
