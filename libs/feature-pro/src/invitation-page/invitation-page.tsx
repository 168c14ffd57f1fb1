import { proQueries, type Invitation } from '@shop/data-access/pro';
import { PageBody, PageHead, usePage } from '@shop/page';
import { Button } from '@shop/ui-theme/button';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { Notice } from '@shop/ui-theme/notice';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Form, useParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { useRoleWords } from '../use-role-words.ts';

const Open = ({ company, role }: { company: string; role: NonNullable<Invitation['role']> }) => {
  const say = useMessages();
  const words = useRoleWords();
  return (
    <Stack gap={16}>
      <Text isMeasured>{say('pro.invitation.of', { company, role: words.name(role) })}</Text>
      <Text isMeasured tone="muted">
        {`${words.name(role)}: ${words.hint(role)}.`}
      </Text>
      <Text isMeasured tone="muted">
        {say('pro.invitation.means')}
      </Text>
      <Form method="post">
        <Button type="submit" look="primary" size="large" isBlock>
          {say('pro.invitation.accept')}
        </Button>
      </Form>
    </Stack>
  );
};

/** An invitation to a company, for the client who has logged in; or why this client cannot accept it. */
export const InvitationPage = () => {
  const say = useMessages();
  const { code = '' } = useParams();
  const { data } = useSuspenseQuery(proQueries(usePage().api).invitation(code));
  const { state, company, role } = data;
  const title = say('pro.invitation.title');
  return (
    <PageBody>
      <PageHead title={title} isIndexed={false} />
      <FormColumn>
        <Stack gap={24}>
          <PageTitle heading={title} />
          {state === 'open' && company !== null && role !== null ? (
            <Open company={company} role={role} />
          ) : (
            <Notice tone="warning">{say(`pro.invitation.${state === 'open' ? 'unknown' : state}`)}</Notice>
          )}
        </Stack>
      </FormColumn>
    </PageBody>
  );
};
