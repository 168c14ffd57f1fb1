import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { Text } from '@shop/ui-theme/text';
import { useLoaderData } from 'react-router-dom';
import { ActField } from '../form/act-field.tsx';
import { ActForm } from '../form/act-form.tsx';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import { RequestTable } from './request-table.tsx';
import type { requestsLoader } from './requests-page.loader.ts';

/** Enter presses the first button: it moves no money. */
const Decision = ({ id }: { id: number }) => {
  const say = useMessages();
  return (
    <ActForm act="decide" row={id}>
      <Inline align="end">
        <ActField act="decide" row={id} name="reason" label={say('office.reason')} />
        <Button type="submit" name="press" value="refuse" look="quiet" size="small">
          {say('office.balance.refuse')}
        </Button>
        <Button type="submit" name="press" value="confirm" size="small">
          {say('office.balance.confirm')}
        </Button>
      </Inline>
    </ActForm>
  );
};

/** The second person confirms or refuses movements above the limit. */
export const RequestsPage = () => {
  const say = useMessages();
  const requests = useLoaderData<typeof requestsLoader>();
  return (
    <OfficePage title={say('office.nav.requests')} count={requests.length}>
      {requests.length === 0 ? (
        <Text>{say('office.nothing_waits')}</Text>
      ) : (
        <RequestTable requests={requests} actOf={({ id }) => <Decision id={id} />} />
      )}
    </OfficePage>
  );
};
