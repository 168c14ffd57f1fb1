import type { Product } from '@shop/data-access';
import { Box } from '@shop/ui-theme/box';
import { Heading } from '@shop/ui-theme/heading';
import { SpecTable } from '@shop/ui-theme/spec-table';
import { Stack } from '@shop/ui-theme/stack';
import { TextLink } from '@shop/ui-theme/text-link';
import { useDutyMessages } from './product-duties.messages.ts';

type Safety = NonNullable<Product['safety']>;

const Contact = ({ name, address, email }: NonNullable<Safety['maker']>) => (
  <>
    {name}
    <br />
    {address}
    <br />
    <TextLink href={`mailto:${email}`}>{email}</TextLink>
  </>
);

const Warnings = ({ warnings }: { warnings: readonly string[] }) =>
  warnings.map((warning, at) => <p key={at}>{warning}</p>);

/** The responsible companies of a product, and its warnings (Regulation (EU) 2023/988, article 19). */
export const ProductSafety = ({ safety: { maker, responsible, warnings } }: { safety: Safety }) => {
  const say = useDutyMessages();
  const rows = [
    ...(warnings.length > 0
      ? [{ label: say('marketplace.duty.warnings'), value: <Warnings warnings={warnings} /> }]
      : []),
    ...(maker ? [{ label: say('marketplace.duty.maker'), value: <Contact {...maker} /> }] : []),
    ...(responsible
      ? [{ label: say('marketplace.duty.responsible'), value: <Contact {...responsible} /> }]
      : []),
  ];
  if (rows.length === 0) return null;
  return (
    <Box as="section" marginBlockStart={{ sm: 40, md: 56 }}>
      <Stack gap={16}>
        <Heading level={2} look="section">
          {say('marketplace.duty.safety')}
        </Heading>
        <SpecTable caption={say('marketplace.duty.safety')} rows={rows} />
      </Stack>
    </Box>
  );
};
