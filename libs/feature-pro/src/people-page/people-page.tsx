import { proQueries, type People } from '@shop/data-access/pro';
import { PageBody, PageHead, useFormAnswer, useLinks, usePage } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { Notice } from '@shop/ui-theme/notice';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { PartFailed } from '../site-page/part-frame.tsx';
import { Invitations } from './invitations.tsx';
import { InviteForm } from './invite-form.tsx';
import { LeavePart } from './leave-part.tsx';
import { PeopleTable } from './people-table.tsx';

const DONE = ['invite', 'withdraw', 'role', 'remove'] as const;

/** What the last act has done, or why it was refused; an invitation says it in its own form. */
const Outcome = () => {
  const say = useMessages();
  const answer = useFormAnswer();
  const [query] = useSearchParams();
  const done = DONE.find((known) => known === query.get('done'));
  if (answer && answer.values['intent'] !== 'invite')
    return (
      <Notice tone="critical">
        {say(answer.message === 'pro.last_owner' ? 'pro.people.last_owner' : 'pro.people.refused')}
      </Notice>
    );
  return done && !answer ? <Notice tone="success">{say(`pro.people.done.${done}`)}</Notice> : null;
};

const PeoplePart = ({ people, invitations, mayChange }: People & { mayChange: boolean }) => {
  const say = useMessages();
  const answer = useFormAnswer();
  const owners = people.filter(({ role }) => role === 'owner');
  const isLastOwner = owners.length === 1 && owners[0]?.is_me === true;
  return (
    <>
      <PeopleTable people={people} mayChange={mayChange} />
      {mayChange && people.length === 1 && <Text tone="muted">{say('pro.people.alone')}</Text>}
      {mayChange && (
        <>
          <Invitations invitations={invitations} />
          <FormColumn>
            {/* A sent invitation empties the form. */}
            <InviteForm
              key={invitations.map(({ id }) => id).join()}
              answer={answer?.values['intent'] === 'invite' ? answer : undefined}
            />
          </FormColumn>
        </>
      )}
      <LeavePart isLastOwner={isLastOwner} />
    </>
  );
};

/** The people of the client's company: who they are, and for owners invitations, roles and removals. */
export const PeoplePage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const pro = proQueries(usePage().api);
  const {
    data: { account },
  } = useSuspenseQuery(pro.state());
  const { data } = useQuery(pro.people());
  const title = say('pro.people.title');
  const mayChange = account?.rights.includes('people') ?? false;
  return (
    <PageBody>
      <PageHead title={title} isIndexed={false} />
      <Stack gap={24}>
        <PageTitle heading={title} {...(account?.company ? { hint: account.company } : {})} />
        <Outcome />
        {data === undefined ? (
          <PartFailed again={laterPaths.siteProPeople.to()} />
        ) : (
          <PeoplePart {...data} mayChange={mayChange} />
        )}
        <Text size="small">
          <TextLink href={href(laterPaths.sitePro.to())}>{say('pro.delivery.back')}</TextLink>
        </Text>
      </Stack>
    </PageBody>
  );
};
