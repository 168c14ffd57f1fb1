import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { reason, reasonSign, reasonText, reasonTitle, trust } from './trust-row.css.ts';

export type TrustRowProps = { reasons: readonly { icon: IconName; title: ReactNode; text: ReactNode }[] };

/** Up to four reasons to trust the shop. */
export const TrustRow = ({ reasons }: TrustRowProps) => (
  <ul className={trust}>
    {reasons.map(({ icon, title, text }, index) => (
      <li key={index} className={reason}>
        <span className={reasonSign}>
          <Icon name={icon} size="large" />
        </span>
        <p>
          <b className={reasonTitle}>{title}</b>
          <span className={reasonText}>{text}</span>
        </p>
      </li>
    ))}
  </ul>
);
