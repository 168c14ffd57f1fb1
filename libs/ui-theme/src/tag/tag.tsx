import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { tag } from './tag.css.ts';

export type TagTone = 'sale' | 'soft' | 'outline' | 'success' | 'warning' | 'critical' | 'info' | 'accent';

export type TagProps = {
  /** The colour is never the only cue: the text has the same meaning. */
  tone?: TagTone;
  icon?: IconName;
  children: ReactNode;
};

/** A state in a word or two. */
export const Tag = ({ tone = 'soft', icon, children }: TagProps) => (
  <span className={tag({ tone })}>
    {icon && <Icon name={icon} size="small" />}
    {children}
  </span>
);
