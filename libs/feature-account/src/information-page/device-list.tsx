import type { OpenSession } from '@shop/data-access';
import { useFormats } from '@shop/i18n';
import { paths } from '@shop/paths';
import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { Form } from 'react-router-dom';
import { useMessages } from '../messages.ts';

/** Each device on which the client is logged in; the others can be logged out one by one or all at once. */
export const DeviceList = ({ sessions }: { sessions: readonly OpenSession[] }) => {
  const say = useMessages();
  const formats = useFormats();
  const nameOf = ({ browser, system }: OpenSession): string =>
    [browser, system].filter(Boolean).join(', ') || say('account.devices.unknown');
  return (
    <Stack gap={16}>
      {sessions.map((session) => (
        <Inline key={session.id} justify="between">
          <Stack gap={4}>
            <Text weight="middle">{nameOf(session)}</Text>
            <Text size="small" tone="muted">
              {session.is_this
                ? say('account.devices.this')
                : say('account.devices.seen', { when: formats.dateTime(session.seen_at) })}
            </Text>
            {session.place !== null && (
              <Text size="small" tone="muted">
                {say('account.devices.place', { place: session.place })}
              </Text>
            )}
          </Stack>
          {!session.is_this && (
            <Form method="post">
              <input type="hidden" name="intent" value="end-session" />
              <input type="hidden" name="id" value={session.id} />
              <Button
                type="submit"
                look="quiet"
                size="small"
                aria-label={say('account.devices.end_one', { device: nameOf(session) })}
              >
                {say('account.devices.end')}
              </Button>
            </Form>
          )}
        </Inline>
      ))}
      {sessions.length > 1 && (
        <Form method="post" action={paths.logout.to()}>
          <input type="hidden" name="everywhere" value="1" />
          <Button type="submit" look="link" size="small">
            {say('account.logout_everywhere')}
          </Button>
        </Form>
      )}
    </Stack>
  );
};
