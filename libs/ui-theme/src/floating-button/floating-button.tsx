import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { floating, floatingNote } from './floating-button.css.ts';

export type FloatingButtonProps = {
  /** Whether it is switched on. */
  isPressed: boolean;
  onClick: () => void;
  /** The result of the last action, announced. */
  note?: ReactNode;
  children: ReactNode;
};

/** A switch above the page, for staff and developers. */
export const FloatingButton = ({ isPressed, onClick, note, children }: FloatingButtonProps) => (
  <div className={floating}>
    <div role="status">{note && <div className={floatingNote}>{note}</div>}</div>
    <Button size="small" look={isPressed ? 'primary' : 'quiet'} aria-pressed={isPressed} onClick={onClick}>
      {children}
    </Button>
  </div>
);
