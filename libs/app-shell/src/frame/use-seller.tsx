import { useBrand } from '@shop/page';
import { TextLink } from '@shop/ui-theme/text-link';
import type { ReactNode } from 'react';
import { useMessages } from '../messages.ts';

/** The seller, as in the footer of every page. */
export const useSeller = (): readonly ReactNode[] => {
  const say = useMessages();
  const { seller, supportEmail } = useBrand();
  const { name, address, registerCode, vatNumber, phone } = seller;
  const link = (href: string, words: string) => (
    <TextLink href={href} tone="quiet">
      {words}
    </TextLink>
  );
  return [
    name,
    address,
    say('shell.footer.code', { code: registerCode }),
    ...(vatNumber === null ? [] : [say('shell.footer.vat', { code: vatNumber })]),
    link(`mailto:${supportEmail}`, supportEmail),
    link(`tel:${phone.replaceAll(' ', '')}`, phone),
  ];
};
