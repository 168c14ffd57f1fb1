import { TextField, type TextFieldProps } from './text-field.tsx';

export type PhoneFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'end' | 'isTabular' | 'placeholder'
> & {
  /** "370": shown where nothing is filled in, since couriers call from abroad. */
  callingCode?: string | undefined;
};

/** A telephone number with its country's code; small screens show the phone keyboard for it. */
export const PhoneField = ({ callingCode, autoComplete = 'tel', ...field }: PhoneFieldProps) => (
  <TextField
    {...field}
    type="tel"
    inputMode="tel"
    autoComplete={autoComplete}
    isTabular
    {...(callingCode === undefined ? {} : { placeholder: `+${callingCode}` })}
  />
);
