import type { Cart } from '@shop/data-access';
import { UndoLine } from '@shop/ui-theme/undo-line';
import type { CartWords } from '../cart-words.ts';
import { LineButton } from './line-button.tsx';

export type RemovedLineProps = { removed: NonNullable<Cart['removed']>; words: CartWords };

/** The last removed line, with a button to restore it. */
export const RemovedLine = ({ removed, words: { say, formAction } }: RemovedLineProps) => (
  <UndoLine
    action={
      <LineButton intent="restore" line={removed.id} formAction={formAction}>
        {say('cart.undo')}
      </LineButton>
    }
  >
    {say('cart.removed', { name: removed.name })}
  </UndoLine>
);
