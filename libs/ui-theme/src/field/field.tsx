import type { ReactNode } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { FieldMessage } from './field-message.tsx';
import type { FieldWords } from './field-words.ts';
import { field, fieldLabel, fieldOptional } from './field.css.ts';

export type FieldProps = FieldWords & { id: string; children: ReactNode };

/** Label above, control, then the error or the hint. */
export const Field = ({ id, label, isLabelHidden = false, hint, error, optional, children }: FieldProps) => (
  <div className={field}>
    {isLabelHidden ? (
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
    ) : (
      <label htmlFor={id} className={fieldLabel}>
        <span>{label}</span>
        {optional && <span className={fieldOptional}>{optional}</span>}
      </label>
    )}
    {children}
    {error && (
      <FieldMessage tone="error" id={`${id}-error`}>
        {error}
      </FieldMessage>
    )}
    {hint && (
      <FieldMessage tone="hint" id={`${id}-hint`}>
        {hint}
      </FieldMessage>
    )}
  </div>
);
