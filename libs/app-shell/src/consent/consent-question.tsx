import { useBrand, usePage } from '@shop/page';
import { localised, splitLocale, withoutTracking } from '@shop/paths';
import { ConsentBanner } from '@shop/ui-theme/consent-banner';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from './messages.ts';

/**
 * The question about cookies. Only the server renders it, after the page, and the same for all visitors who have not
 * answered. `address` is the page's own, with its language.
 */
export const ConsentQuestion = ({ address }: { address: URL }) => {
  const say = useMessages();
  const { locales } = useBrand();
  const { code } = usePage().language;
  const back = splitLocale(address.pathname, locales).path + withoutTracking(address.search);
  return (
    <ConsentBanner
      label={say('consent.label')}
      action={localised('/consent', code)}
      fields={{ back }}
      choices={[
        { value: 'all', label: say('consent.all') },
        { value: 'necessary', label: say('consent.necessary') },
      ]}
      more={{
        href: `${localised('/consent', code)}?${new URLSearchParams({ back })}`,
        label: say('consent.choose'),
      }}
    >
      {say('consent.text')} <TextLink href={localised('/cookies', code)}>{say('consent.more')}</TextLink>
    </ConsentBanner>
  );
};
