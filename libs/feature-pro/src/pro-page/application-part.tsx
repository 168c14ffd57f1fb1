import type { ProState } from '@shop/data-access/pro';
import { useFormats } from '@shop/i18n';
import { useLinks, useQueriesOf } from '@shop/page';
import { loginFor, paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { FormSection } from '@shop/ui-theme/form-section';
import { Inline } from '@shop/ui-theme/inline';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMessages } from '../messages.ts';
import { ApplicationForm } from './application-form.tsx';

const ForGuest = () => {
  const say = useMessages();
  const { href } = useLinks();
  const here = laterPaths.pro.to();
  return (
    <FormSection heading={say('pro.guest')}>
      <Stack gap={16}>
        <Text isMeasured>{say('pro.guest_hint')}</Text>
        <Inline gap={16}>
          <ButtonLink look="primary" href={href(loginFor(here))}>
            {say('pro.login')}
          </ButtonLink>
          <ButtonLink look="quiet" href={href(paths.register.to({}, { redirect: here }))}>
            {say('pro.register')}
          </ButtonLink>
        </Inline>
      </Stack>
    </FormSection>
  );
};

const Approved = () => {
  const say = useMessages();
  const { href } = useLinks();
  return (
    <Notice
      tone="success"
      action={
        <ButtonLink look="quiet" size="small" href={href(laterPaths.sitePro.to())}>
          {say('pro.open')}
        </ButtonLink>
      }
    >
      {say('pro.approved')}
    </Notice>
  );
};

const Declined = ({ reason }: { reason: string | null }) => {
  const say = useMessages();
  return (
    <Notice tone="warning">
      <Text as="span" weight="strong">
        {say('pro.declined')}
      </Text>
      {reason && <Text>{reason}</Text>}
      <Text>{say('pro.again')}</Text>
    </Notice>
  );
};

/** A guest logs in; a client applies, or sees what has become of the application. */
export const ApplicationPart = ({ state: { account, application } }: { state: ProState }) => {
  const say = useMessages();
  const formats = useFormats();
  const { data: user } = useSuspenseQuery(useQueriesOf('auth').user());
  if (!user) return <ForGuest />;
  if (account) return <Approved />;
  if (application?.state === 'asked')
    return (
      <Notice tone="info">
        {say('pro.asked_on', { company: application.company, date: formats.date(application.asked_at) })}
      </Notice>
    );
  return (
    <Stack gap={24}>
      {application?.state === 'declined' && <Declined reason={application.reason} />}
      <FormSection heading={say('pro.form')}>
        <ApplicationForm />
      </FormSection>
    </Stack>
  );
};
