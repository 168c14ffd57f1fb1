import { ownAccountQueries } from '@shop/data-access/own-account';
import { FormCheck, ShopForm, SubmitButton } from '@shop/forms';
import { mailedTopics, NEWS_TOPICS } from '@shop/domain/news-topics';
import { usePage, useQueriesOf } from '@shop/page';
import { FieldSet, FormColumn } from '@shop/ui-theme/form-layout';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { AccountPage } from '../account-frame/account-page.tsx';
import { DoneNotice } from '../account-frame/done-notice.tsx';
import { useAccountWords } from '../account-words.ts';
import { TOPICS_DRAFT } from '../form-drafts.ts';
import { useMessages } from '../messages.ts';
import { StoppedMail } from '../stopped-mail/stopped-mail.tsx';

const anything = z.object({});

/** Which kinds of news come by mail: ticked are those that come now, and without any no news come. */
export const NewsPage = () => {
  const say = useMessages();
  const words = useAccountWords();
  const { api } = usePage();
  const { data: user } = useSuspenseQuery(useQueriesOf('auth').user());
  const { data: news } = useQuery({ ...ownAccountQueries(api).news(), enabled: user !== null });
  if (!user || !news) return null;
  const title = say('account.news.title');
  const refused = NEWS_TOPICS.filter((topic) => !news.topics.includes(topic));
  const ticked = mailedTopics({ isSubscribed: news.subscribed, refused });
  return (
    <AccountPage title={title} current="information">
      <PageTitle heading={title} hint={say('account.news.hint')} />
      <DoneNotice words={{ saved: say('account.information.done.news') }} />
      {news.stopped !== null && <StoppedMail email={user.email} reason={news.stopped} />}
      <FormColumn>
        <ShopForm
          key={ticked.join()}
          schema={anything}
          labels={Object.fromEntries(NEWS_TOPICS.map((topic) => [topic, say(`account.news.${topic}`)]))}
          words={words}
          values={Object.fromEntries(ticked.map((name) => [name, '1']))}
          draft={TOPICS_DRAFT}
          summaryHeading={say('account.form.summary')}
        >
          <Stack gap={24}>
            <FieldSet legend={say('account.news.topics')}>
              <Stack gap={12}>
                {NEWS_TOPICS.map((topic) => (
                  <FormCheck key={topic} name={topic} hint={say(`account.news.${topic}.hint`)}>
                    {say(`account.news.${topic}`)}
                  </FormCheck>
                ))}
              </Stack>
            </FieldSet>
            <div>
              <SubmitButton>{say('account.information.save_news')}</SubmitButton>
            </div>
          </Stack>
        </ShopForm>
      </FormColumn>
    </AccountPage>
  );
};
