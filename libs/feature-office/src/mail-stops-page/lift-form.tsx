import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { ActField } from '../form/act-field.tsx';
import { ActForm } from '../form/act-form.tsx';
import { useMessages } from '../messages.ts';

/** News may go to the address again, with the reason why. */
export const LiftForm = ({ email }: { email: string }) => {
  const say = useMessages();
  return (
    <ActForm act="lift" row={email}>
      <Inline align="end">
        <ActField act="lift" row={email} name="reason" label={say('office.reason')} />
        <Button type="submit" look="quiet" size="small">
          {say('office.mail_stop.lift')}
        </Button>
      </Inline>
    </ActForm>
  );
};
