import { paths } from '@shop/paths';
import { Button } from '@shop/ui-theme/button';
import { Form } from 'react-router-dom';
import { useMessages } from '../messages.ts';

/** Ends this session. A form, never a link. */
export const LogoutButton = () => (
  <Form method="post" action={paths.logout.to()}>
    <Button type="submit" look="quiet" size="small" icon="logout">
      {useMessages()('account.logout')}
    </Button>
  </Form>
);
