import { CANCEL_REASONS } from '@shop/domain/order-acts';
import { KeptForm } from '@shop/forms';
import type { FormAnswer } from '@shop/page';
import { Button } from '@shop/ui-theme/button';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { Inline } from '@shop/ui-theme/inline';
import { Select } from '@shop/ui-theme/select';
import { Stack } from '@shop/ui-theme/stack';
import { useMessages } from '../messages.ts';
import { cancelDraft } from './cancel-draft.ts';

type Props = {
  slug: string;
  answer: FormAnswer | undefined;
  /** The order's page, for a buyer who does not want to cancel. */
  backTo: string;
};

/** Asks for the reason, and cancels. */
export const CancelForm = ({ slug, answer, backTo }: Props) => {
  const say = useMessages();
  return (
    <KeptForm method="post" draft={cancelDraft(slug)}>
      {(kept) => (
        <Stack gap={16}>
          <Select
            label={say('orders.cancel.reason')}
            name="reason"
            required
            placeholder={say('orders.cancel.choose')}
            defaultValue={kept.reason ?? answer?.values['reason'] ?? ''}
            {...(answer?.errors['reason'] && { error: say('orders.cancel.reason_missing') })}
            options={CANCEL_REASONS.map((value) => ({ value, label: say(`orders.cancel.reason.${value}`) }))}
          />
          <Inline>
            <Button type="submit" look="critical">
              {say('orders.cancel.link')}
            </Button>
            <ButtonLink look="quiet" href={backTo}>
              {say('orders.cancel.keep')}
            </ButtonLink>
          </Inline>
        </Stack>
      )}
    </KeptForm>
  );
};
