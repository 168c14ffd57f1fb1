import { Button, type ButtonProps } from '@shop/ui-theme/button';
import { Form } from 'react-router-dom';

type Props = { intent: string; fields?: Readonly<Record<string, string | number>> } & Pick<
  ButtonProps,
  'aria-label' | 'children' | 'look' | 'size'
>;

/** A form of one button. */
export const ActForm = ({ intent, fields = {}, ...button }: Props) => (
  <Form method="post">
    <input type="hidden" name="intent" value={intent} />
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit" {...button} />
  </Form>
);
