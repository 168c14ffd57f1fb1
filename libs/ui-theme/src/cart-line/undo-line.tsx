import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { undo, undoAction } from './cart-line.css.ts';

export type UndoLineProps = {
  /** The button that brings the line back. */
  action: ReactNode;
  /** What was removed. */
  children: ReactNode;
};

/** Stands where the line was, until it is taken back or left. The page announces it: an `Announcement` was there before. */
export const UndoLine = ({ action, children }: UndoLineProps) => (
  <div className={undo}>
    <Icon name="trash" />
    <span>{children}</span>
    <span className={undoAction}>{action}</span>
  </div>
);
