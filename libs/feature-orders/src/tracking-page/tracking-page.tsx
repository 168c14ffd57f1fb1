import { PageBody, PageHead } from '@shop/page';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { Heading } from '@shop/ui-theme/heading';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { ParcelForm } from './parcel-form.tsx';

/** Asks for the number of a parcel; anyone with the number may follow it. */
export const TrackingPage = () => {
  const say = useMessages();
  const [search] = useSearchParams();
  const typed = search.get('number')?.trim() ?? '';
  return (
    <PageBody>
      <PageHead title={say('orders.tracking.title')} />
      <FormColumn>
        <Stack gap={24}>
          <Stack gap={8}>
            <Heading level={1} look="title">
              {say('orders.tracking.title')}
            </Heading>
            <Text tone="muted" isMeasured>
              {say('orders.tracking.hint')}
            </Text>
          </Stack>
          {/* A valid number has redirected to its parcel. */}
          <ParcelForm typed={typed} {...(typed !== '' && { error: say('orders.tracking.no_number') })} />
        </Stack>
      </FormColumn>
    </PageBody>
  );
};
