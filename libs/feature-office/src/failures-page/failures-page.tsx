import { Heading } from '@shop/ui-theme/heading';
import { Text } from '@shop/ui-theme/text';
import { useLoaderData } from 'react-router-dom';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import { FailedJobs } from './failed-jobs.tsx';
import { FailedMails } from './failed-mails.tsx';
import type { failuresLoader } from './failures-page.loader.ts';

/** What the shop could not do: mails and jobs that were given up. */
export const FailuresPage = () => {
  const say = useMessages();
  const { mails, jobs } = useLoaderData<typeof failuresLoader>();
  const count = mails.length + jobs.length;
  return (
    <OfficePage title={say('office.nav.failures')} count={count}>
      {count === 0 && <Text>{say('office.nothing_waits')}</Text>}
      {jobs.length > 0 && (
        <>
          <Heading level={2} look="large">
            {say('office.failure.jobs')}
          </Heading>
          <FailedJobs jobs={jobs} />
        </>
      )}
      {mails.length > 0 && (
        <>
          <Heading level={2} look="large">
            {say('office.failure.mails')}
          </Heading>
          <FailedMails mails={mails} />
        </>
      )}
    </OfficePage>
  );
};
