import { useLinks } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';

/** What the buyer agrees to by the button, with links to the texts. */
export const ConfirmTerms = () => {
  const say = useMessages();
  const { href } = useLinks();
  const to = (path: string) => (chunks: React.ReactNode) => (
    <TextLink key="link" href={href(path)}>
      {chunks}
    </TextLink>
  );
  return (
    <Text size="caption" tone="muted" align="center">
      {say.rich('checkout.confirm.terms', { link: to(laterPaths.purchaseAgreement.to()) })}
      <br />
      {say.rich('checkout.confirm.privacy', { link: to(laterPaths.privacyPolicy.to()) })}
    </Text>
  );
};
