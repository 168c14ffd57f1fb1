import type { OpenInvitation } from '@shop/data-access/pro';
import { useFormats } from '@shop/i18n';
import { Button } from '@shop/ui-theme/button';
import { DataTable } from '@shop/ui-theme/data-table';
import { Heading } from '@shop/ui-theme/heading';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { Form } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { useRoleWords } from '../use-role-words.ts';

const Withdraw = ({ id, email }: OpenInvitation) => {
  const say = useMessages();
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        look="quiet"
        size="small"
        name="intent"
        value="withdraw"
        aria-label={say('pro.people.withdraw_one', { email })}
      >
        {say('pro.people.withdraw')}
      </Button>
    </Form>
  );
};

/** Invitations that were not accepted, those that are over included. */
export const Invitations = ({ invitations }: { invitations: readonly OpenInvitation[] }) => {
  const say = useMessages();
  const formats = useFormats();
  const words = useRoleWords();
  return (
    <Stack gap={12} as="section">
      <Heading level={2} look="section">
        {say('pro.people.invitations')}
      </Heading>
      {invitations.length === 0 ? (
        <Text tone="muted">{say('pro.people.no_invitations')}</Text>
      ) : (
        <DataTable
          caption={say('pro.people.invitations')}
          columns={[
            { key: 'email', label: say('pro.people.email'), onSmall: 'title' },
            { key: 'role', label: say('pro.people.role') },
            { key: 'until', label: say('pro.column.state') },
            { key: 'acts', label: say('pro.people.acts') },
          ]}
          rows={invitations.map((invitation) => ({
            key: String(invitation.id),
            cells: {
              email: invitation.email,
              role: words.name(invitation.role),
              until: say(invitation.is_over ? 'pro.people.over' : 'pro.people.until', {
                when: formats.dateTime(invitation.until),
              }),
              acts: <Withdraw {...invitation} />,
            },
          }))}
        />
      )}
    </Stack>
  );
};
