import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { fieldMessage, fieldMessageSign } from './field.css.ts';

export type FieldMessageProps = { tone: 'error' | 'hint'; id?: string | undefined; children: ReactNode };

/** The error of a field, or its hint. */
export const FieldMessage = ({ tone, id, children }: FieldMessageProps) => (
  <span id={id} className={fieldMessage({ tone })}>
    {tone === 'error' && (
      <span className={fieldMessageSign}>
        <Icon name="alert" size="small" />
      </span>
    )}
    <span>{children}</span>
  </span>
);
