import { proQueries, type DeliveryTerms } from '@shop/data-access/pro';
import { useFormats, useLanguage } from '@shop/i18n';
import { PageBody, PageHead, usePage } from '@shop/page';
import { Fold } from '@shop/ui-theme/fold';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMessages } from '../messages.ts';
import { StoredParcels } from './stored-parcels.tsx';
import { TermsPart, TermsText } from './terms-part.tsx';

type Accepted = DeliveryTerms & { accepted: NonNullable<DeliveryTerms['accepted']> };

const isAccepted = (terms: DeliveryTerms): terms is Accepted => terms.accepted !== null;

/** The packages, below the terms that the client has accepted. */
const PackagesPart = ({ terms }: { terms: Accepted }) => {
  const say = useMessages();
  const formats = useFormats();
  const { name, at } = terms.accepted;
  return (
    <Stack gap={24}>
      <StoredParcels />
      <Fold summary={say('pro.terms.title', { version: terms.version })}>
        <Stack gap={12}>
          <Text tone="muted">{say('pro.terms.accepted', { name, date: formats.date(at) })}</Text>
          <TermsText terms={terms} />
        </Stack>
      </Fold>
    </Stack>
  );
};

/** The terms until their current version is accepted; then the packages in the warehouse. */
export const DeliveryPage = () => {
  const say = useMessages();
  const { id: languageId } = useLanguage();
  const { data: terms } = useSuspenseQuery(proQueries(usePage().api).terms(languageId));
  const title = say('pro.delivery.title');
  return (
    <PageBody>
      <PageHead title={title} isIndexed={false} />
      <FormColumn>
        <Stack gap={24}>
          <PageTitle heading={title} />
          {isAccepted(terms) ? <PackagesPart terms={terms} /> : <TermsPart terms={terms} />}
        </Stack>
      </FormColumn>
    </PageBody>
  );
};
