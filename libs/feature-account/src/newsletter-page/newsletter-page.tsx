import { NEWSLETTER_TOPICS } from '@shop/domain/news-topics';
import { FormCheck, FormText, ShopForm, SubmitButton } from '@shop/forms';
import { useFormAnswer } from '@shop/page';
import { FieldSet, FormColumn } from '@shop/ui-theme/form-layout';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useSearchParams } from 'react-router-dom';
import { NarrowPage } from '../account-frame/narrow-page.tsx';
import { useAccountWords } from '../account-words.ts';
import { NEWSLETTER_DRAFT } from '../form-drafts.ts';
import { useMessages } from '../messages.ts';
import { newsletterSchema } from './newsletter-form.schema.ts';

/** People do not see it, screen readers pass it, and programs fill it in. */
const Trap = () => (
  <div hidden>
    <input name="website" tabIndex={-1} autoComplete="off" aria-hidden />
  </div>
);

/** Asks for the newsletter without an account. */
export const NewsletterPage = () => {
  const say = useMessages();
  const words = useAccountWords();
  const answer = useFormAnswer();
  const [search] = useSearchParams();
  if (search.get('done') === 'sent')
    return (
      <NarrowPage heading={say('account.newsletter.sent')}>
        <Notice tone="success" icon="mail">
          {say('account.newsletter.sent_hint')}
        </Notice>
      </NarrowPage>
    );
  const labels = Object.fromEntries(NEWSLETTER_TOPICS.map((topic) => [topic, say(`account.news.${topic}`)]));
  return (
    <NarrowPage heading={say('account.newsletter.title')} hint={say('account.newsletter.hint')}>
      <FormColumn>
        <ShopForm
          schema={newsletterSchema}
          labels={{ email: say('account.newsletter.email'), ...labels }}
          words={{ ...words, 'newsletter.topic_missing': say('account.newsletter.topic_missing') }}
          values={answer?.values ?? {}}
          answer={answer}
          draft={NEWSLETTER_DRAFT}
          summaryHeading={say('account.newsletter.summary')}
        >
          <Stack gap={24}>
            <Trap />
            <FormText name="email" type="email" autoComplete="email" required />
            <FieldSet legend={say('account.newsletter.topics')}>
              <Stack gap={12}>
                {NEWSLETTER_TOPICS.map((topic) => (
                  <FormCheck key={topic} name={topic} hint={say(`account.news.${topic}.hint`)}>
                    {say(`account.news.${topic}`)}
                  </FormCheck>
                ))}
              </Stack>
            </FieldSet>
            <Text tone="muted">{say('account.newsletter.consent')}</Text>
            <div>
              <SubmitButton>{say('account.newsletter.submit')}</SubmitButton>
            </div>
          </Stack>
        </ShopForm>
      </FormColumn>
    </NarrowPage>
  );
};
