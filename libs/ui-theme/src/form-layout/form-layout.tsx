import type { ReactNode } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { fieldSet, formColumn, formRow, inputRow, legend as legendClass } from './form-layout.css.ts';

export type FormColumnProps = { children: ReactNode };

/** A form with a limited width on a wide page. */
export const FormColumn = ({ children }: FormColumnProps) => <div className={formColumn}>{children}</div>;

export type FormRowProps = { children: ReactNode };

/** Two fields side by side on wide screens. */
export const FormRow = ({ children }: FormRowProps) => <div className={formRow}>{children}</div>;

export type InputRowProps = {
  /** A text field, then its button. */
  children: ReactNode;
};

/** A field and the button that sends it, on one line. */
export const InputRow = ({ children }: InputRowProps) => <div className={inputRow}>{children}</div>;

export type FieldSetProps = {
  /** The common question of the fields. */
  legend: ReactNode;
  /** For a question that the heading above already has. */
  isLegendHidden?: boolean;
  children: ReactNode;
};

/** Fields with one common question. */
export const FieldSet = ({ legend, isLegendHidden = false, children }: FieldSetProps) => (
  <fieldset>
    <legend className={isLegendHidden ? undefined : legendClass}>
      {isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
    </legend>
    <div className={fieldSet}>{children}</div>
  </fieldset>
);
