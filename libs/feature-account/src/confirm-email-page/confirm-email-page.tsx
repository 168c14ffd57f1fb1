import { useFormAnswer, useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { Button } from '@shop/ui-theme/button';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { Notice } from '@shop/ui-theme/notice';
import { Form, useSearchParams } from 'react-router-dom';
import { NarrowPage } from '../account-frame/narrow-page.tsx';
import { useMessages } from '../messages.ts';

/** The code of a link that is unknown, used or too old. */
const DEAD = 'auth.forms.confirm_link_invalid';

/** A mailed link opens it; its one button confirms the address. */
export const ConfirmEmailPage = () => {
  const say = useMessages();
  const [search] = useSearchParams();
  const answer = useFormAnswer();
  const done = search.get('done');
  const heading = say('account.confirm_email.title');
  if (done === 'confirmed')
    return <Outcome heading={heading} words={say('account.confirm_email.confirmed')} />;
  if (done === 'waiting') return <Outcome heading={heading} words={say('account.confirm_email.waiting')} />;
  return (
    <NarrowPage heading={heading} hint={say('account.confirm_email.hint')}>
      {answer && (
        <Notice tone="critical">
          {say(answer.message === DEAD ? 'account.confirm_email.invalid' : 'account.problem.busy')}
        </Notice>
      )}
      <Form method="post">
        <Button type="submit" look="primary" size="large" isBlock>
          {say('account.confirm_email.submit')}
        </Button>
      </Form>
    </NarrowPage>
  );
};

const Outcome = ({ heading, words }: { heading: string; words: string }) => {
  const say = useMessages();
  const { href } = useLinks();
  return (
    <NarrowPage heading={heading}>
      <Notice tone="success" icon="mail">
        {words}
      </Notice>
      <div>
        <ButtonLink href={href(paths.accountInformation.to())}>
          {say('account.confirm_email.account')}
        </ButtonLink>
      </div>
    </NarrowPage>
  );
};
