import { useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'> & {
  /** Of the eye while the password is hidden. */
  showLabel: string;
  /** Of the eye while it is shown. */
  hideLabel: string;
};

/** The eye appears only where scripts can make it work. */
export const PasswordField = ({ showLabel, hideLabel, ...field }: PasswordFieldProps) => {
  const [isShown, setIsShown] = useState(false);
  const canShow = useHydrated();
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      end={
        canShow && (
          <IconButton
            icon={isShown ? 'eye-off' : 'eye'}
            label={isShown ? hideLabel : showLabel}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          />
        )
      }
    />
  );
};
