import { dutiesIn } from '@shop/domain/market-duties';
import { PageBody, PageHead, useBrand, useDestination, useLinks } from '@shop/page';
import { GuaranteeNotice } from '@shop/page/guarantee-notice';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { Heading } from '@shop/ui-theme/heading';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Prose } from '@shop/ui-theme/prose';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';

const STEPS = ['claim', 'look', 'remedy', 'money'] as const;

/** What the law of the market and the brand promise for goods that are not as they should be, and how to claim it. */
export const WarrantyPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const { promises } = useBrand();
  const { countryId } = useDestination();
  const legalYears = dutiesIn(countryId).guaranteeYears;
  return (
    <PageBody>
      <PageHead title={say('claims.warranty.title')} description={say('claims.warranty.lead')} />
      <FormColumn>
        <Stack gap={32}>
          <Stack gap={8}>
            <PageTitle heading={say('claims.warranty.title')} />
            <Text tone="muted" isMeasured>
              {say('claims.warranty.lead')}
            </Text>
          </Stack>
          {promises.guaranteeYears !== null && (
            <Text weight="strong" isMeasured>
              {say('claims.warranty.promise', { years: promises.guaranteeYears })}
            </Text>
          )}
          {legalYears !== null && <GuaranteeNotice years={legalYears} />}
          <Stack gap={12} as="section">
            <Heading level={2} look="section">
              {say('claims.warranty.how')}
            </Heading>
            <Prose>
              <ol>
                {STEPS.map((step) => (
                  <li key={step}>{say(`claims.warranty.step.${step}`)}</li>
                ))}
              </ol>
            </Prose>
            <div>
              <ButtonLink href={href(laterPaths.claimForm.to())}>{say('claims.warranty.claim')}</ButtonLink>
            </div>
          </Stack>
        </Stack>
      </FormColumn>
    </PageBody>
  );
};
