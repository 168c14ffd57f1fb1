import type { Checkout } from '@shop/data-access';
import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { DoneBlock } from '@shop/ui-theme/done-block';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';

/** The company that the invoice will name; nothing for a buyer who is a person. */
export const CompanyBlock = ({ checkout: { company, slug } }: { checkout: Checkout }) => {
  const say = useMessages();
  const { href } = useLinks();
  if (!company) return null;
  const { name, register_code: code, vat_number: number } = company;
  return (
    <DoneBlock
      heading={say('checkout.buyer')}
      change={<TextLink href={href(paths.payment.to({ slug }))}>{say('checkout.change')}</TextLink>}
    >
      {[
        name,
        ...(code === null ? [] : [say('checkout.company.code_of', { code })]),
        ...(number === null ? [] : [say('checkout.company.vat_of', { number })]),
      ].join(', ')}
    </DoneBlock>
  );
};
