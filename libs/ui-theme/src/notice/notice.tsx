import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { notice, noticeAction, noticeDismiss, noticeSign, noticeWords } from './notice.css.ts';

type Tone = 'info' | 'success' | 'warning' | 'critical';

/** A dismissable notice needs a label for its button, in the shopper's language. */
type Dismissal =
  { onDismiss: () => void; dismissLabel: string } | { onDismiss?: never; dismissLabel?: never };

export type NoticeProps = Dismissal & {
  /** `critical` is an assertive live region, the others are polite. */
  tone?: Tone;
  /** Instead of the tone's own icon. */
  icon?: IconName;
  /** The action: a link or a small button. */
  action?: ReactNode;
  children: ReactNode;
};

const SIGNS: Record<Tone, IconName> = { info: 'info', success: 'check', warning: 'alert', critical: 'alert' };

/** A message; it stays until it is no longer true. */
export const Notice = ({
  tone = 'info',
  icon = SIGNS[tone],
  action,
  children,
  onDismiss,
  dismissLabel,
}: NoticeProps) => (
  <div className={notice({ tone })} role={tone === 'critical' ? 'alert' : 'status'}>
    <span className={noticeSign({ tone })}>
      <Icon name={icon} />
    </span>
    <div className={noticeWords}>{children}</div>
    {action && <div className={noticeAction}>{action}</div>}
    {onDismiss && (
      <span className={noticeDismiss}>
        <IconButton icon="close" label={dismissLabel} onClick={onDismiss} />
      </span>
    )}
  </div>
);
