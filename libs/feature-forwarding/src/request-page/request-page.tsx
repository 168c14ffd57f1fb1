import { forwardingQueries, type Forward } from '@shop/data-access/forwarding';
import { PageBody, PageColumns, PageHead, Slot, useFormAnswer, useLinks, usePage } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { Box } from '@shop/ui-theme/box';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { FormSection } from '@shop/ui-theme/form-section';
import { Inline } from '@shop/ui-theme/inline';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { CostTable } from '../cost-table.tsx';
import { DoneNotice } from '../done-notice.tsx';
import { useMessages } from '../messages.ts';
import { RequestTag } from '../request-tag.tsx';
import { DeclareForm } from './declare-form.tsx';
import { RequestActs } from './request-acts.tsx';
import { GivenDeclaration, RequestFacts, RequestHistory, RequestParcels } from './request-details.tsx';

const DECLARING = ['declare', 'line'];

/** Who has asked, on the page of a colleague's request. */
const AskedBy = ({ name }: { name: Forward['ordered_by'] }) => {
  const say = useMessages();
  if (name === undefined) return null;
  return <Text>{name === null ? say('parcels.by_gone') : say('parcels.by', { name })}</Text>;
};

/** A forward request: its state, its price with every line, and what may be done now. */
export const RequestPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const { slug = '' } = useParams();
  const { data: request } = useSuspenseQuery(forwardingQueries(usePage().api).one(slug));
  const answer = useFormAnswer();
  const title = say('parcels.request', { number: request.number });
  const isDeclaring = DECLARING.includes(answer?.values['intent'] ?? '');
  return (
    <PageBody>
      <PageHead title={title} isIndexed={false} />
      <PageColumns>
        <Slot name="account.nav" props={{ current: 'parcels' }} />
        <FormColumn>
          <Stack gap={32}>
            <DoneNotice isSaidByForm={isDeclaring} />
            <Stack gap={12}>
              <TextLink href={href(laterPaths.parcels.to())}>{say('parcels.title')}</TextLink>
              <Inline justify="between">
                <PageTitle heading={title} />
                <RequestTag state={request.state} />
              </Inline>
              <AskedBy name={request.ordered_by} />
              <Text isMeasured>{say(`parcels.told.${request.state}`)}</Text>
              <RequestFacts request={request} />
            </Stack>
            {request.price && (
              <Box ground="box">
                <CostTable prices={[{ price: request.price }]} currency={request.currency} />
              </Box>
            )}
            <RequestActs request={request} />
            {request.state === 'awaiting_declaration' && request.ordered_by === undefined && (
              <FormSection heading={say('parcels.declaration')}>
                <DeclareForm request={request} answer={isDeclaring ? answer : undefined} />
              </FormSection>
            )}
            <RequestParcels request={request} />
            <GivenDeclaration request={request} />
            <RequestHistory request={request} />
          </Stack>
        </FormColumn>
      </PageColumns>
    </PageBody>
  );
};
