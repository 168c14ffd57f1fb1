import type { AnswerOf } from '@shop/contracts/calls';
import type { ownAccountCalls } from '@shop/contracts/later-calls';
import { paths } from '@shop/paths';
import { Button } from '@shop/ui-theme/button';
import { Notice } from '@shop/ui-theme/notice';
import { Form } from 'react-router-dom';
import { useMessages } from '../messages.ts';

export type StopReason = NonNullable<AnswerOf<typeof ownAccountCalls.news>['stopped']>;

type Props = { email: string; reason: StopReason };

/** Why no news reach the address, and the link by which its owner shows that mail arrives. */
export const StoppedMail = ({ email, reason }: Props) => {
  const say = useMessages();
  return (
    <Notice
      tone="warning"
      icon="mail"
      action={
        <Form method="post" action={paths.accountInformation.to()}>
          <input type="hidden" name="intent" value="confirmation" />
          <Button type="submit" look="quiet" size="small">
            {say('account.stopped.confirm')}
          </Button>
        </Form>
      }
    >
      {say(`account.stopped.${reason}`, { email })}
    </Notice>
  );
};
