import { Checkbox } from '@shop/ui-theme/choice';
import { CountryField } from '@shop/ui-theme/country-field';
import { PasswordField } from '@shop/ui-theme/password-field';
import { PhoneField } from '@shop/ui-theme/phone-field';
import { Select, type SelectProps } from '@shop/ui-theme/select';
import { TextField, type TextFieldProps } from '@shop/ui-theme/text-field';
import type { ReactNode } from 'react';
import type { VisibilityMode } from './field-visibility.ts';
import { useFormField } from './use-form-field.ts';

type Shared = { name: string; mode?: VisibilityMode };

export type FormTextProps = Shared &
  Pick<
    TextFieldProps,
    'hint' | 'optional' | 'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'width'
  > & {
    required?: boolean;
  };

/** A line of text. */
export const FormText = ({ name, mode = 'blur', ...rest }: FormTextProps) => (
  <TextField {...useFormField(name, mode)} {...rest} />
);

export type FormPasswordProps = Shared & {
  showLabel: string;
  hideLabel: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
};

/** A password; never refilled. */
export const FormPassword = ({ name, mode = 'blur', ...rest }: FormPasswordProps) => (
  <PasswordField {...useFormField(name, mode)} {...rest} defaultValue="" required />
);

export type FormCountryProps = Shared & {
  options: readonly { value: string; label: string }[];
  /** Called after the form has the new value. */
  onChoose?: ((select: HTMLSelectElement) => void) | undefined;
  placeholder?: string;
  autoComplete?: string;
};

/** One of the brand's countries; with only one there is no choice. */
export const FormCountry = ({ name, mode = 'blur', onChoose, ...rest }: FormCountryProps) => {
  const field = useFormField(name, mode);
  return (
    <CountryField
      {...field}
      {...rest}
      onChange={(event) => {
        void field.onChange(event);
        onChoose?.(event.currentTarget);
      }}
    />
  );
};

export type FormSelectProps = Shared & Pick<SelectProps, 'options' | 'placeholder' | 'required'>;

/** One of a list. */
export const FormSelect = ({ name, mode = 'blur', ...rest }: FormSelectProps) => (
  <Select {...useFormField(name, mode)} {...rest} />
);

export type FormPhoneProps = Shared & {
  hint?: string;
  optional?: string;
  required?: boolean;
  autoComplete?: string;
  callingCode?: string | undefined;
};

/** A telephone number with its country's code. */
export const FormPhone = ({ name, mode = 'blur', ...rest }: FormPhoneProps) => (
  <PhoneField {...useFormField(name, mode)} {...rest} />
);

export type FormCheckProps = Shared & { children: ReactNode; value?: string; hint?: string };

/** A tick box; its message shows once it is dirty. */
export const FormCheck = ({ name, mode = 'dirty', value = '1', children, ...rest }: FormCheckProps) => {
  const { defaultValue, label: _, ...field } = useFormField(name, mode);
  return (
    <Checkbox {...field} {...rest} label={children} value={value} defaultChecked={defaultValue === value} />
  );
};
