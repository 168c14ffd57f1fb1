import type { MouseEventHandler, ReactNode } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { Icon } from '../icon/icon.tsx';
import { Anchor } from '../link/anchor.tsx';
import { chip, chipRow } from './chip.css.ts';

export type ChipProps = {
  href: string;
  /** An applied filter: its address is the page without it, and this text says so. */
  removeLabel?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
};

/** A link, or a removable filter. */
export const Chip = ({ href, removeLabel, onClick, children }: ChipProps) => (
  <Anchor href={href} className={chip({ isOn: removeLabel !== undefined })} onClick={onClick}>
    {removeLabel && <VisuallyHidden>{removeLabel} </VisuallyHidden>}
    {children}
    {removeLabel && <Icon name="close" size="small" />}
  </Anchor>
);

export type ChipRowProps = { label: string; kind?: 'line' | 'wrap'; children: ReactNode };

export const ChipRow = ({ label, kind = 'line', children }: ChipRowProps) => (
  <div className={chipRow({ kind })} role="group" aria-label={label}>
    {children}
  </div>
);
