import { FormText, ShopForm, SubmitButton, type ShopFormProps } from '@shop/forms';
import { FormRow } from '@shop/ui-theme/form-layout';
import { Stack } from '@shop/ui-theme/stack';
import { useMessages } from '../messages.ts';
import { ANNOUNCE_DRAFT, announceSchema } from './announce-form.schema.ts';

/** A parcel that is on its way to the warehouse. */
export const AnnounceForm = ({ answer }: Pick<ShopFormProps, 'answer'>) => {
  const say = useMessages();
  return (
    <ShopForm
      schema={announceSchema}
      labels={{
        tracking_number: say('parcels.announce.tracking_number'),
        shop: say('parcels.announce.shop'),
        contents: say('parcels.announce.contents'),
        value: say('parcels.announce.value'),
      }}
      words={{
        tracking_number: say('parcels.problem.tracking_number'),
        announced_already: say('parcels.problem.announced_already'),
        too_much: say('parcels.problem.too_much'),
      }}
      answer={answer}
      draft={ANNOUNCE_DRAFT}
      summaryHeading={say('parcels.problems')}
    >
      <input type="hidden" name="intent" value="announce" />
      <Stack gap={16}>
        <FormRow>
          <FormText name="tracking_number" hint={say('parcels.announce.tracking_hint')} required />
          <FormText name="shop" required />
        </FormRow>
        <FormText name="contents" hint={say('parcels.announce.contents_hint')} required />
        <FormRow>
          <FormText name="value" inputMode="decimal" optional={say('parcels.optional')} />
        </FormRow>
        <div>
          <SubmitButton>{say('parcels.announce.send')}</SubmitButton>
        </div>
      </Stack>
    </ShopForm>
  );
};
