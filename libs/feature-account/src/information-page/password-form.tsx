import { FormPassword, ShopForm, SubmitButton, type ShopFormProps } from '@shop/forms';
import { Stack } from '@shop/ui-theme/stack';
import { useAccountWords } from '../account-words.ts';
import { useMessages } from '../messages.ts';
import { passwordSchema } from './password-form.schema.ts';

/** The current password, and the new one. */
export const PasswordForm = ({ answer }: Pick<ShopFormProps, 'answer'>) => {
  const say = useMessages();
  const show = {
    showLabel: say('account.password.show'),
    hideLabel: say('account.password.hide'),
  };
  return (
    <ShopForm
      schema={passwordSchema}
      labels={{
        current_password: say('account.field.current_password'),
        password: say('account.field.new_password'),
      }}
      words={useAccountWords()}
      answer={answer}
      draft={null}
      summaryHeading={say('account.form.summary')}
    >
      <Stack gap={16}>
        <input type="hidden" name="intent" value="password" />
        <FormPassword name="current_password" autoComplete="current-password" {...show} />
        <FormPassword
          name="password"
          mode="live"
          autoComplete="new-password"
          hint={say('account.password.hint')}
          {...show}
        />
        <div>
          <SubmitButton>{say('account.information.change_password')}</SubmitButton>
        </div>
      </Stack>
    </ShopForm>
  );
};
