import { useFormAnswer, useLinks } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { Button } from '@shop/ui-theme/button';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { Form, useSearchParams } from 'react-router-dom';
import { NarrowPage } from '../account-frame/narrow-page.tsx';
import { useMessages } from '../messages.ts';

/** The code of a link that is unknown, used or too old. */
const DEAD = 'newsletter.link_invalid';

/** A mailed link opens it; its one button confirms the subscription. */
export const ConfirmNewsletterPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const answer = useFormAnswer();
  const [search] = useSearchParams();
  const heading = say('account.newsletter.title');
  if (search.get('done') === 'confirmed')
    return (
      <NarrowPage heading={heading}>
        <Notice tone="success" icon="mail">
          {say('account.newsletter.confirmed')}
        </Notice>
      </NarrowPage>
    );
  if (answer?.message === DEAD)
    return (
      <NarrowPage heading={heading}>
        <Stack gap={24}>
          <Notice tone="critical">{say('account.newsletter.invalid')}</Notice>
          <div>
            <ButtonLink href={href(laterPaths.newsletter.to())}>{say('account.newsletter.again')}</ButtonLink>
          </div>
        </Stack>
      </NarrowPage>
    );
  return (
    <NarrowPage heading={heading} hint={say('account.newsletter.confirm_hint')}>
      {answer && <Notice tone="critical">{say('account.problem.busy')}</Notice>}
      <Form method="post">
        <Button type="submit" look="primary" size="large" isBlock>
          {say('account.newsletter.confirm')}
        </Button>
      </Form>
    </NarrowPage>
  );
};
