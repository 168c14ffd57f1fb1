import { FormPassword, ShopForm, SubmitButton, type ShopFormProps } from '@shop/forms';
import { Stack } from '@shop/ui-theme/stack';
import { useAccountWords } from '../account-words.ts';
import { useMessages } from '../messages.ts';
import { eraseSchema } from './erase-form.schema.ts';

/** Deletes the account; the password confirms it. */
export const EraseForm = ({ answer }: Pick<ShopFormProps, 'answer'>) => {
  const say = useMessages();
  return (
    <ShopForm
      schema={eraseSchema}
      labels={{ current_password: say('account.field.current_password') }}
      words={useAccountWords()}
      answer={answer}
      draft={null}
      summaryHeading={say('account.form.summary')}
    >
      <Stack gap={16}>
        <FormPassword
          name="current_password"
          autoComplete="current-password"
          showLabel={say('account.password.show')}
          hideLabel={say('account.password.hide')}
        />
        <div>
          <SubmitButton look="critical">{say('account.data.erase')}</SubmitButton>
        </div>
      </Stack>
    </ShopForm>
  );
};
