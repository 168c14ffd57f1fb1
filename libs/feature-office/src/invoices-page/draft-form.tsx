import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { ActField } from '../form/act-field.tsx';
import { ActForm } from '../form/act-form.tsx';
import { useMessages } from '../messages.ts';

const ACT = 'draft';

/** Creates a draft of one line. The client gets a mail only when it is issued. */
export const DraftForm = () => {
  const say = useMessages();
  return (
    <ActForm act={ACT}>
      <Inline align="end">
        <ActField act={ACT} name="client_id" width="short" label={say('office.invoice.customer')} />
        <ActField act={ACT} name="title" label={say('office.invoice.title')} />
        <ActField act={ACT} name="due_on" type="date" label={say('office.invoice.due')} />
        <ActField
          act={ACT}
          name="quantity"
          width="short"
          label={say('office.order.quantity')}
          defaultValue="1"
        />
        <ActField act={ACT} name="price" width="short" label={say('office.quote.price')} />
        <ActField act={ACT} name="rate" width="short" label={say('office.invoice.rate')} defaultValue="21" />
        <ActField act={ACT} name="reason" label={say('office.reason')} />
        <Button type="submit" size="small">
          {say('office.invoice.draft')}
        </Button>
      </Inline>
    </ActForm>
  );
};
