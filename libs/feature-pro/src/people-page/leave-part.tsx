import { Button } from '@shop/ui-theme/button';
import { Fold } from '@shop/ui-theme/fold';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { Form } from 'react-router-dom';
import { useMessages } from '../messages.ts';

/** Leaving takes two presses. The only owner reads why it is not possible. */
export const LeavePart = ({ isLastOwner }: { isLastOwner: boolean }) => {
  const say = useMessages();
  return (
    <Fold summary={say('pro.people.leave')}>
      <Stack gap={12}>
        <Text tone="muted" isMeasured>
          {say(isLastOwner ? 'pro.people.last_owner' : 'pro.people.leave_hint')}
        </Text>
        {!isLastOwner && (
          <Form method="post">
            <Button type="submit" look="critical" size="small" name="intent" value="leave">
              {say('pro.people.leave_now')}
            </Button>
          </Form>
        )}
      </Stack>
    </Fold>
  );
};
