import { FormText, ShopForm, SubmitButton, type ShopFormProps } from '@shop/forms';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useAccountWords } from '../account-words.ts';
import { useMessages } from '../messages.ts';
import { codeSchema } from './code-form.schema.ts';

type Props = Pick<ShopFormProps, 'answer' | 'fetcher' | 'action'> & { step: string };

/** The second step of a login, on its page and in its modal. */
export const CodeForm = ({ step, ...form }: Props) => {
  const say = useMessages();
  return (
    <Stack gap={20}>
      <Text>{say('account.login.code_hint')}</Text>
      <ShopForm
        {...form}
        schema={codeSchema}
        labels={{ code: say('account.field.code') }}
        words={{ ...useAccountWords(), invalid_format: say('account.problem.wrong_code') }}
        draft={null}
        summaryHeading={say('account.form.summary')}
      >
        <Stack gap={16}>
          <input type="hidden" name="step" value={step} />
          {form.fetcher && <input type="hidden" name="stay" value="1" />}
          <FormText
            name="code"
            autoComplete="one-time-code"
            hint={say('account.login.recovery_hint')}
            required
          />
          <SubmitButton isBlock size="large">
            {say('account.login.submit')}
          </SubmitButton>
        </Stack>
      </ShopForm>
    </Stack>
  );
};
