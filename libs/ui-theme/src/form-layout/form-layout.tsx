import type { ReactNode } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { fieldSet, formRow, inputRow, legend as legendClass } from './form-layout.css.ts';

export type FormRowProps = { children: ReactNode };

/** Two fields beside each other where there is room. */
export const FormRow = ({ children }: FormRowProps) => <div className={formRow}>{children}</div>;

export type InputRowProps = FormRowProps & { wide?: 'first' | 'last' };

/** A field and the button that sends it, on one line; one of them takes the room. */
export const InputRow = ({ wide = 'first', children }: InputRowProps) => (
  <div className={inputRow({ wide })}>{children}</div>
);

export type FieldSetProps = { legend: ReactNode; isLegendHidden?: boolean; children: ReactNode };

/** Fields that answer one question together. */
export const FieldSet = ({ legend, isLegendHidden = false, children }: FieldSetProps) => (
  <fieldset>
    <legend className={isLegendHidden ? undefined : legendClass}>
      {isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
    </legend>
    <div className={fieldSet}>{children}</div>
  </fieldset>
);
