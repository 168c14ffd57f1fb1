import type { Checkout } from '@shop/data-access';
import type { FieldSum } from '@shop/domain/payment-field';
import type { RefusalReason } from '@shop/domain/refusal-reason';
import { Notice } from '@shop/ui-theme/notice';
import { ReservedPlace } from '@shop/ui-theme/reserved-place';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../../messages.ts';
import { REFUSALS } from '../refusal-notice.tsx';
import type { AskField } from '../use-payment-state.ts';
import { placeOf, useProviderField } from './use-provider-field.ts';

type FieldMethod = Pick<Checkout['payment_methods'][number], 'id' | 'provider' | 'field'>;

/** In pixels, where an answer of the previous release names none. */
const USUAL_HEIGHT = 200;

export type ProviderFieldProps = {
  method: FieldMethod;
  /** Null: the card is only saved. */
  sum: FieldSum | null;
  isChosen: boolean;
  refusal: RefusalReason | null;
  keep: (id: number, ask: AskField | null) => void;
};

/** The provider's own field for a card. Until it is there, and where it fails, the provider's page takes the card. */
export const ProviderField = ({ method, sum, isChosen, refusal, keep }: ProviderFieldProps) => {
  const say = useMessages();
  const state = useProviderField({ method, sum, isWanted: isChosen, keep });
  return (
    <Stack gap={8}>
      <ReservedPlace height={method.field?.height ?? USUAL_HEIGHT}>
        <div id={placeOf(method.id)} />
        {state !== 'ready' && (
          <div role="status">
            <Text size="caption" tone="muted">
              {say(state === 'loading' ? 'checkout.field.loading' : 'checkout.field.failed')}
            </Text>
          </div>
        )}
      </ReservedPlace>
      {refusal !== null && <Notice tone="critical">{say(REFUSALS[refusal])}</Notice>}
    </Stack>
  );
};
