import { chooseSearchKey, useBrand, useLinks, usePage, useSite } from '@shop/page';
import { paths } from '@shop/paths';
import { Inline } from '@shop/ui-theme/inline';
import { SiteFooter, type FooterColumnProps } from '@shop/ui-theme/site-footer';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '../messages.ts';
import { VisitorPart } from '../visitor/visitor-part.tsx';
import { CurrencySwitch } from '../preferences/currency-switch.tsx';
import { DestinationMenu } from '../preferences/destination-menu.tsx';
import { SchemeSwitch } from '../preferences/scheme-switch.tsx';
import { KeptPart } from './kept-part.tsx';
import { ShopLogo } from './shop-logo.tsx';
import { useLanguageLinks } from './use-language-links.ts';
import { useSeller } from './use-seller.tsx';

/** The content of the top row of wide screens; on small screens it is only here. */
const Switches = () => {
  const say = useMessages();
  const { href } = useLinks();
  const { hasDarkScheme } = useBrand();
  return (
    <>
      <Languages />
      <DestinationMenu />
      <CurrencySwitch />
      {hasDarkScheme && <SchemeSwitch />}
      <TextLink href={href('/consent')} tone="quiet">
        {say('shell.footer.cookies')}
      </TextLink>
    </>
  );
};

/** Names of companies, the same in every language. */
const PAYMENTS = ['Visa', 'Mastercard', 'PayPal'];

/** The blog is linked where there are posts. */
const useColumns = (): FooterColumnProps[] => {
  const say = useMessages();
  const { href } = useLinks();
  const { brand, language, queries } = usePage();
  const site = useSite();
  const { blogs, menus = [] } = site;
  const key = chooseSearchKey(site, brand, language.id);
  const { data: roots } = useSuspenseQuery(queries.navigation.roots(key, language.code));
  return [
    ...menus.map(({ heading, links }) => ({
      heading,
      links: links
        .filter(({ path }) => blogs[0] || path !== '/blog')
        .map(({ path, label }) => ({ href: href(path), label })),
    })),
    {
      heading: say('shell.footer.departments'),
      links: roots.map(({ slug, name }) => ({ href: href(paths.category.to({ '*': slug })), label: name })),
    },
  ].filter((column) => column.links.length > 0);
};

const Languages = () => (
  <Inline gap={12} as="span">
    {useLanguageLinks().map(({ code, title, href, isCurrent }) => (
      <TextLink key={code} href={href} tone="quiet" isCurrent={isCurrent}>
        {title}
      </TextLink>
    ))}
  </Inline>
);

const useLegal = (): string => {
  const say = useMessages();
  const { name } = useSite().site;
  const { year } = usePage();
  return say('shell.footer.rights', { year, name });
};

const WholeFooter = ({ account }: { account: ReactNode }) => {
  const say = useMessages();
  return (
    <SiteFooter
      top={{
        mark: <ShopLogo isLink={false} />,
        promise: <Text tone="muted">{say('shell.footer.promise')}</Text>,
        columns: useColumns(),
        lastColumn: account,
      }}
      seller={useSeller()}
      legal={useLegal()}
      languages={<Switches />}
      paymentsLabel={say('shell.footer.payments')}
      payments={PAYMENTS}
    />
  );
};

/** The shop's full footer. */
export const Footer = () => (
  <KeptPart name="footer" hole={<VisitorPart name="footer" />}>
    {(account) => <WholeFooter account={account} />}
  </KeptPart>
);

/** The seller and the last line only, on pages without links away from them. */
export const ShortFooter = () => (
  <SiteFooter seller={useSeller()} legal={useLegal()} languages={<Switches />} />
);
