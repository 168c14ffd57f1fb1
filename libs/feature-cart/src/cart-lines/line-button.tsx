import { ChangeKeyField } from '@shop/page';
import { Button } from '@shop/ui-theme/button';
import type { IconName } from '@shop/ui-theme/icon';

export type LineButtonProps = {
  intent: 'remove' | 'restore';
  line: number;
  formAction: string;
  icon?: IconName;
  /** Buttons that remove something are inconspicuous until hover or focus. */
  look?: 'link' | 'bare';
  children: string;
};

const LINE_INTENT = 'data-intent';
/** The button that restores a line, in the cart’s page or its drawer. */
export const UNDO_BUTTON = `[${LINE_INTENT}="restore"] button`;

/** A form with one button, which names the change of a line. */
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
