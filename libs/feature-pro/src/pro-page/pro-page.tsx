import { proQueries } from '@shop/data-access/pro';
import { PageBody, PageHead, usePage } from '@shop/page';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { FormSection } from '@shop/ui-theme/form-section';
import { KeyFacts } from '@shop/ui-theme/key-facts';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { Notice } from '@shop/ui-theme/notice';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { ApplicationPart } from './application-part.tsx';
import { TierTable } from './tier-table.tsx';

/** What a business account is, its tiers, and the application for one. */
export const ProPage = () => {
  const say = useMessages();
  const { data: state } = useSuspenseQuery(proQueries(usePage().api).state());
  const [search] = useSearchParams();
  const hasLeft = search.has('ended') && state.account === null;
  const title = say('pro.title');
  return (
    <PageBody>
      <PageHead title={title} description={say('pro.lead')} />
      <FormColumn>
        <Stack gap={32}>
          {hasLeft && <Notice tone="warning">{say('pro.ended')}</Notice>}
          <Stack gap={16}>
            <PageTitle heading={title} />
            <Text isMeasured>{say('pro.lead')}</Text>
            <KeyFacts
              facts={[
                { icon: 'plane', text: say('pro.gets.discount') },
                { icon: 'calendar', text: say('pro.gets.account') },
                { icon: 'box', text: say('pro.gets.import') },
                { icon: 'document', text: say('pro.gets.statement') },
              ]}
            />
          </Stack>
          {state.tiers.length > 0 && (
            <FormSection heading={say('pro.tiers')}>
              <Stack gap={12}>
                <Text tone="muted">{say('pro.tiers.hint')}</Text>
                <TierTable tiers={state.tiers} />
              </Stack>
            </FormSection>
          )}
          <ApplicationPart state={state} />
        </Stack>
      </FormColumn>
    </PageBody>
  );
};
