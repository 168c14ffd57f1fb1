import { FormPassword, FormText, ShopForm, SubmitButton, type ShopFormProps } from '@shop/forms';
import { Stack } from '@shop/ui-theme/stack';
import { useAccountWords } from '../account-words.ts';
import { codeSchema } from '../login-form/code-form.schema.ts';
import { useMessages } from '../messages.ts';
import { proofSchema } from './proof-form.schemas.ts';

/** Proves who the client is, before anything is changed. */
export const PasswordProof = ({ answer }: Pick<ShopFormProps, 'answer'>) => {
  const say = useMessages();
  return (
    <ShopForm
      schema={proofSchema}
      labels={{ password: say('account.field.password') }}
      words={useAccountWords()}
      answer={answer}
      draft={null}
      summaryHeading={say('account.form.summary')}
    >
      <Stack gap={16}>
        <input type="hidden" name="intent" value="prove-password" />
        <FormPassword
          name="password"
          autoComplete="current-password"
          showLabel={say('account.password.show')}
          hideLabel={say('account.password.hide')}
        />
        <div>
          <SubmitButton>{say('account.security.prove')}</SubmitButton>
        </div>
      </Stack>
    </ShopForm>
  );
};

type CodeFormProps = Pick<ShopFormProps, 'answer'> & {
  intent: 'prove-code' | 'confirm-codes';
  submit: string;
};

/** A code of the authenticator app. */
export const AppCodeForm = ({ answer, intent, submit }: CodeFormProps) => {
  const say = useMessages();
  return (
    <ShopForm
      schema={codeSchema}
      labels={{ code: say('account.field.code') }}
      words={{ ...useAccountWords(), invalid_format: say('account.problem.wrong_code') }}
      answer={answer}
      draft={null}
      summaryHeading={say('account.form.summary')}
    >
      <Stack gap={16}>
        <input type="hidden" name="intent" value={intent} />
        <FormText name="code" autoComplete="one-time-code" required />
        <div>
          <SubmitButton>{submit}</SubmitButton>
        </div>
      </Stack>
    </ShopForm>
  );
};
