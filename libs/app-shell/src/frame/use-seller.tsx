import { useBrand, useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { TextLink } from '@shop/ui-theme/text-link';
import type { ReactNode } from 'react';
import { useMessages } from '../messages.ts';

/** The seller, as in the footer of every page, with the withdrawal function as the law labels it. */
export const useSeller = (): readonly ReactNode[] => {
  const say = useMessages();
  const { href } = useLinks();
  const { seller, supportEmail, promises } = useBrand();
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
    ...(promises.returnDays === null
      ? []
      : [
          link(
            href(paths.withdrawal.to()),
            say(promises.isByEuLaw ? 'shell.footer.withdrawal' : 'shell.footer.returns'),
          ),
        ]),
  ];
};
