import { ChangeKeyField } from '@shop/page';
import { Button } from '@shop/ui-theme/button';
import type { IconName } from '@shop/ui-theme/icon';

export type LineButtonProps = {
  intent: 'remove' | 'restore';
  line: number;
  formAction: string;
  icon?: IconName;
  /** What takes something away is quiet until it is reached for. */
  look?: 'link' | 'bare';
  children: string;
};

const LINE_INTENT = 'data-intent';
/** The button that restores a line, in the cart’s page or its drawer. */
export const UNDO_BUTTON = `[${LINE_INTENT}="restore"] button`;

/** A form of one button, which says what to do with a line. */
export const LineButton = ({ intent, line, formAction, icon, look = 'link', children }: LineButtonProps) => (
  <form method="post" action={formAction} {...{ [LINE_INTENT]: intent }}>
    <ChangeKeyField />
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="line" value={line} />
    <Button type="submit" look={look} size="small" {...(icon && { icon })}>
      {children}
    </Button>
  </form>
);
