import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { toast, toasts } from './toast.css.ts';

export type ToastStackProps = {
  /** The name of the region, for screen readers. */
  label: string;
  /** `Toast`s, while there are any. */
  children?: ReactNode;
};

/** The region of messages. It exists before them, so that they are announced. */
export const ToastStack = ({ label, children }: ToastStackProps) => (
  <div className={toasts} role="status" aria-label={label}>
    {children}
  </div>
);

export type ToastProps = {
  /** The kind of message. */
  icon?: IconName;
  /** One sentence. */
  children: ReactNode;
};

/** A message about something that has just happened. It has no controls that are needed before it closes: for undo see `UndoLine`. */
export const Toast = ({ icon = 'check', children }: ToastProps) => (
  <div className={toast}>
    <Icon name={icon} />
    <span>{children}</span>
  </div>
);
