import { Button } from '@shop/ui-theme/button';
import { Notice } from '@shop/ui-theme/notice';
import { Form, useActionData } from 'react-router-dom';
import { NarrowPage } from '../account-frame/narrow-page.tsx';
import { useMessages } from '../messages.ts';
import type { Unsubscribed } from './unsubscribe-page.action.ts';

/** The link of a mail opens it; its one button ends the news. */
export const UnsubscribePage = () => {
  const say = useMessages();
  const acted = useActionData() as Partial<Unsubscribed> | undefined;
  const heading = say('account.unsubscribe.title');
  if (acted?.outcome === 'unsubscribed') {
    return (
      <NarrowPage heading={heading}>
        <Notice tone="success" icon="mail">
          {say('account.unsubscribe.done')}
        </Notice>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage heading={heading} hint={say('account.unsubscribe.hint')}>
      <Form method="post">
        <Button type="submit" look="primary" size="large" isBlock>
          {say('account.unsubscribe.submit')}
        </Button>
      </Form>
    </NarrowPage>
  );
};
