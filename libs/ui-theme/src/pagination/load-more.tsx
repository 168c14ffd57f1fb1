import type { MouseEventHandler, ReactNode } from 'react';
import { button } from '../button/button.css.ts';
import { Anchor } from '../link/anchor.tsx';
import { more, progress, seen as seenClass } from './pagination.css.ts';

export type LoadMoreProps = {
  /** "You have seen 48 of 312". */
  seen: { value: number; max: number; text: ReactNode };
  /** The page with more items; left out when all are shown. */
  href?: string | undefined;
  label: ReactNode;
  isBusy?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
};

/** The progress, and the link to more: a plain link, so that it works without scripts. */
export const LoadMore = ({ seen, href, label, isBusy = false, onClick }: LoadMoreProps) => (
  <div className={more}>
    <span className={seenClass}>{seen.text}</span>
    <progress className={progress({ look: 'seen' })} value={seen.value} max={seen.max} aria-hidden />
    {href && (
      <Anchor
        href={href}
        rel="next"
        className={button({ look: 'quiet' })}
        onClick={onClick}
        {...(isBusy && { 'aria-busy': true })}
      >
        {label}
      </Anchor>
    )}
  </div>
);
