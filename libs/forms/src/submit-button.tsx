import { Button, type ButtonProps } from '@shop/ui-theme/button';
import { Notice } from '@shop/ui-theme/notice';
import { useFormFrame } from './form-context.ts';

type Props = Partial<Pick<ButtonProps, 'isBlock' | 'size' | 'look' | 'name' | 'value' | 'formEncType'>> &
  Pick<ButtonProps, 'children'>;

/** Sends the form and shows its progress, or why it could not be sent. */
export const SubmitButton = ({ look = 'primary', ...rest }: Props) => {
  const { isBusy, lineProblem, wordsOf } = useFormFrame();
  return (
    <>
      {lineProblem !== null && !isBusy && <Notice tone="critical">{wordsOf(lineProblem)}</Notice>}
      <Button type="submit" look={look} isBusy={isBusy} {...rest} />
    </>
  );
};
