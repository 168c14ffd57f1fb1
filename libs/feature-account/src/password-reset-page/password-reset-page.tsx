import { FormPassword, ShopForm, SubmitButton } from '@shop/forms';
import { useFormAnswer, useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useActionData, useParams } from 'react-router-dom';
import { NarrowPage } from '../account-frame/narrow-page.tsx';
import { useAccountWords } from '../account-words.ts';
import { useMessages } from '../messages.ts';
import { AskLinkForm } from './ask-link-form.tsx';
import { resetSchema } from './password-reset.schemas.ts';
import type { LinkSent } from './password-reset-page.action.ts';

/** A mailed link opens it to set a new password; without a link it requests the address to mail one to. */
export const PasswordResetPage = () => {
  const { '*': token = '' } = useParams();
  return token === '' ? <AskForLink /> : <SetPassword />;
};

const AskForLink = () => {
  const say = useMessages();
  const answer = useFormAnswer();
  const sent = useActionData() as Partial<LinkSent> | undefined;
  return (
    <NarrowPage heading={say('account.reset.ask_title')} hint={say('account.reset.ask_hint')}>
      {sent?.outcome === 'link_sent' && (
        <Notice tone="success" icon="mail">
          {say('account.reset.sent', { email: sent.email })}
        </Notice>
      )}
      <AskLinkForm answer={answer} />
    </NarrowPage>
  );
};

const SetPassword = () => {
  const say = useMessages();
  const { href } = useLinks();
  const answer = useFormAnswer();
  const words = useAccountWords();
  return (
    <NarrowPage heading={say('account.reset.title')}>
      <ShopForm
        schema={resetSchema}
        labels={{ password: say('account.field.new_password') }}
        answer={answer}
        words={words}
        draft={null}
        summaryHeading={say('account.form.summary')}
      >
        <Stack gap={16}>
          <FormPassword
            name="password"
            mode="live"
            autoComplete="new-password"
            hint={say('account.password.hint')}
            showLabel={say('account.password.show')}
            hideLabel={say('account.password.hide')}
          />
          <SubmitButton isBlock size="large">
            {say('account.reset.submit')}
          </SubmitButton>
        </Stack>
      </ShopForm>
      <Text size="small" tone="muted">
        {say.rich('account.reset.again', {
          link: (chunks) => (
            <TextLink key="link" href={href(paths.passwordReset.to({ '*': '' }))}>
              {chunks}
            </TextLink>
          ),
        })}
      </Text>
    </NarrowPage>
  );
};
