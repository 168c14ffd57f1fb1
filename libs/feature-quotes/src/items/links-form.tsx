import { MOST_ITEMS } from '@shop/domain/quotes';
import { FormTextArea, ShopForm, SubmitButton, type ShopFormProps } from '@shop/forms';
import { Stack } from '@shop/ui-theme/stack';
import { useMessages } from '../messages.ts';
import { linksSchema } from './links-form.schema.ts';

/** Many links at once: each becomes an item, whose price and kind are filled in afterwards or found by staff. */
export const LinksForm = ({ answer }: Pick<ShopFormProps, 'answer'>) => {
  const say = useMessages();
  return (
    <ShopForm
      schema={linksSchema}
      labels={{ links: say('quotes.links.label') }}
      values={{ links: '', ...answer?.values }}
      answer={answer}
      draft="quote-links"
      words={{
        url: say('quotes.problem.links'),
        too_many_items: say('quotes.problem.too_many_items'),
      }}
      summaryHeading={say('quotes.problems')}
    >
      <input type="hidden" name="intent" value="links" />
      <Stack gap={16}>
        <FormTextArea name="links" hint={say('quotes.links.hint', { most: MOST_ITEMS })} required />
        <SubmitButton look="quiet">{say('quotes.links.add')}</SubmitButton>
      </Stack>
    </ShopForm>
  );
};
