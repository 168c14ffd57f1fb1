import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { undo, undoAction } from './cart-line.css.ts';

export type UndoLineProps = {
  /** The button that restores the line. */
  action: ReactNode;
  /** What was removed. */
  children: ReactNode;
};

/** In place of a removed line, until it is restored or the page is left. An existing `Announcement` of the page reads it out. */
export const UndoLine = ({ action, children }: UndoLineProps) => (
  <div className={undo}>
    <Icon name="trash" />
    <span>{children}</span>
    <span className={undoAction}>{action}</span>
  </div>
);
