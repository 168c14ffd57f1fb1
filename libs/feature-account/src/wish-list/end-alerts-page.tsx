import { Button } from '@shop/ui-theme/button';
import { Notice } from '@shop/ui-theme/notice';
import { Form, useActionData } from 'react-router-dom';
import { NarrowPage } from '../account-frame/narrow-page.tsx';
import type { EndedAlerts } from './end-alerts-page.action.ts';
import { useWishMessages } from './wish-list.messages.ts';

/** The link of a mail opens it; its one button ends mails about the wish list. */
export const EndAlertsPage = () => {
  const say = useWishMessages();
  const acted = useActionData() as Partial<EndedAlerts> | undefined;
  const heading = say('wishes.end.title');
  if (acted?.outcome === 'ended') {
    return (
      <NarrowPage heading={heading}>
        <Notice tone="success" icon="mail">
          {say('wishes.end.done')}
        </Notice>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage heading={heading} hint={say('wishes.end.hint')}>
      <Form method="post">
        <Button type="submit" look="primary" size="large" isBlock>
          {say('wishes.end.submit')}
        </Button>
      </Form>
    </NarrowPage>
  );
};
