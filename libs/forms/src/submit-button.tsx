import { Button, type ButtonProps } from '@shop/ui-theme';
import { useFormFrame } from './form-context.ts';

type Props = Partial<Pick<ButtonProps, 'isBlock' | 'size' | 'look' | 'name' | 'value'>> &
  Pick<ButtonProps, 'children'>;

/** Sends the form and says so while it is on its way. */
export const SubmitButton = ({ look = 'primary', ...rest }: Props) => {
  const { isBusy } = useFormFrame();
  return <Button type="submit" look={look} isBusy={isBusy} {...rest} />;
};
