import type { CurrentUser } from '@shop/data-access';
import { FormPassword, FormText, ShopForm, SubmitButton, type ShopFormProps } from '@shop/forms';
import { Button } from '@shop/ui-theme/button';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { Form } from 'react-router-dom';
import { useAccountWords } from '../account-words.ts';
import { EMAIL_DRAFT } from '../form-drafts.ts';
import { useMessages } from '../messages.ts';
import { StoppedMail, type StopReason } from '../stopped-mail/stopped-mail.tsx';
import { emailSchema } from './email-form.schema.ts';

/** The link was mailed at registration; it may be mailed again. */
const Unconfirmed = () => {
  const say = useMessages();
  return (
    <Notice
      tone="info"
      icon="mail"
      action={
        <Form method="post">
          <input type="hidden" name="intent" value="confirmation" />
          <Button type="submit" look="quiet" size="small">
            {say('account.email.send_again')}
          </Button>
        </Form>
      }
    >
      {say('account.email.unconfirmed')}
    </Notice>
  );
};

type Props = Pick<ShopFormProps, 'answer'> & {
  user: NonNullable<CurrentUser>;
  /** Why no news reach the address; null while they do. */
  stopped: StopReason | null;
};

/** A stop says more than a missing confirmation, and ends by the same link. */
const State = ({ user, stopped }: Pick<Props, 'user' | 'stopped'>) => {
  if (stopped !== null) return <StoppedMail email={user.email} reason={stopped} />;
  return user.email_confirmed ? null : <Unconfirmed />;
};

/** The address, whether it is confirmed, and the change to another. */
export const EmailForm = ({ user, stopped, answer }: Props) => {
  const say = useMessages();
  return (
    <Stack gap={16}>
      <Text weight="middle">{user.email}</Text>
      <State user={user} stopped={stopped} />
      <ShopForm
        schema={emailSchema}
        draft={EMAIL_DRAFT}
        labels={{
          email: say('account.email.new'),
          current_password: say('account.field.current_password'),
        }}
        words={useAccountWords()}
        values={{ email: '', ...answer?.values }}
        answer={answer}
        summaryHeading={say('account.form.summary')}
      >
        <Stack gap={16}>
          <input type="hidden" name="intent" value="email" />
          <FormText name="email" type="email" inputMode="email" autoComplete="off" required />
          <FormPassword
            name="current_password"
            autoComplete="current-password"
            showLabel={say('account.password.show')}
            hideLabel={say('account.password.hide')}
          />
          <div>
            <SubmitButton look="quiet">{say('account.email.change')}</SubmitButton>
          </div>
        </Stack>
      </ShopForm>
    </Stack>
  );
};
