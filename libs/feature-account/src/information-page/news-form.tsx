import { FormCheck, ShopForm, SubmitButton } from '@shop/forms';
import { Stack } from '@shop/ui-theme/stack';
import * as z from 'zod/mini';
import { useAccountWords } from '../account-words.ts';
import { NEWS_DRAFT } from '../form-drafts.ts';
import { useMessages } from '../messages.ts';

const anything = z.object({});

/** Whether news and offers come by mail. */
export const NewsForm = ({ isSubscribed }: { isSubscribed: boolean }) => {
  const say = useMessages();
  return (
    <ShopForm
      schema={anything}
      labels={{ subscribed: say('account.information.news_choice') }}
      words={useAccountWords()}
      values={{ subscribed: isSubscribed ? '1' : '' }}
      draft={NEWS_DRAFT}
      summaryHeading={say('account.form.summary')}
    >
      <Stack gap={16}>
        <input type="hidden" name="intent" value="news" />
        <FormCheck name="subscribed" hint={say('account.information.news_hint')}>
          {say('account.information.news_choice')}
        </FormCheck>
        <div>
          <SubmitButton look="quiet">{say('account.information.save_news')}</SubmitButton>
        </div>
      </Stack>
    </ShopForm>
  );
};
