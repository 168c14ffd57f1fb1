import { FormText, ShopForm, SubmitButton, type ShopFormProps } from '@shop/forms';
import { Stack } from '@shop/ui-theme/stack';
import { useAccountWords } from '../account-words.ts';
import { ASK_LINK_DRAFT } from '../form-drafts.ts';
import { useMessages } from '../messages.ts';
import { askSchema } from './password-reset.schemas.ts';

type Props = Pick<ShopFormProps, 'answer' | 'fetcher' | 'action' | 'values'>;

/** The address for the link; the same form on its page and in its modal. */
export const AskLinkForm = (form: Props) => {
  const say = useMessages();
  const words = useAccountWords();
  return (
    <ShopForm
      {...form}
      schema={askSchema}
      labels={{ email: say('account.field.email') }}
      words={words}
      draft={ASK_LINK_DRAFT}
      summaryHeading={say('account.form.summary')}
    >
      <Stack gap={16}>
        <FormText name="email" type="email" inputMode="email" autoComplete="username" required />
        <SubmitButton isBlock size="large">
          {say('account.reset.ask_submit')}
        </SubmitButton>
      </Stack>
    </ShopForm>
  );
};
