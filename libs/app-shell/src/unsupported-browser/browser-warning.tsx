import { useBrand, usePage } from '@shop/page';
import { localised, paths, splitLocale, withoutTracking } from '@shop/paths';
import { BrowserWarning as Warning } from '@shop/ui-theme/browser-warning';
import { useMessages } from './messages.ts';

/**
 * Warns of a browser that the shop does not support. Only the server renders it, before the page: such a
 * browser runs none of the shop's scripts. `address` is the page's own, with its language.
 */
export const BrowserWarning = ({ address }: { address: URL }) => {
  const say = useMessages();
  const { locales } = useBrand();
  const { language } = usePage();
  const { path } = splitLocale(address.pathname, locales);
  return (
    <Warning
      heading={say('browser.title')}
      action={localised('/preferences', language.code)}
      fields={{ browser: 'keep', back: path + withoutTracking(address.search) }}
      proceed={say('browser.proceed')}
      more={{
        href: localised(paths.unsupportedBrowser.to(), language.code),
        label: say('browser.page.title'),
      }}
    >
      {say('browser.text')}
    </Warning>
  );
};
