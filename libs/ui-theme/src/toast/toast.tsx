import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { toast, toasts } from './toast.css.ts';

export type ToastStackProps = { label: string; children?: ReactNode };

/** Where messages appear. It is there before they are, so that they are read out. */
export const ToastStack = ({ label, children }: ToastStackProps) => (
  <div className={toasts} role="status" aria-label={label}>
    {children}
  </div>
);

export type ToastProps = { icon?: IconName; action?: ReactNode; children: ReactNode };

/** What has just happened, and the next step. */
export const Toast = ({ icon = 'check', action, children }: ToastProps) => (
  <div className={toast}>
    <Icon name={icon} />
    <span>{children}</span>
    {action}
  </div>
);
