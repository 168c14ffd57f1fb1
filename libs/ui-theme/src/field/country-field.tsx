import { useId } from 'react';
import { Field } from './field.tsx';
import { fixedValue } from './field.css.ts';
import { Select, type SelectProps } from './select.tsx';

export type CountryFieldProps = SelectProps;

/** The country of delivery. A single country is shown as text. */
export const CountryField = (props: CountryFieldProps) => {
  const { name, options, id, label, hint } = props;
  const madeId = useId();
  const fieldId = id ?? madeId;
  const [only, ...others] = options;
  if (!only || others.length > 0) return <Select {...props} id={fieldId} />;
  return (
    <Field id={fieldId} label={label} hint={hint}>
      <output id={fieldId} className={fixedValue}>
        {only.label}
      </output>
      <input type="hidden" name={name} value={only.value} />
    </Field>
  );
};
