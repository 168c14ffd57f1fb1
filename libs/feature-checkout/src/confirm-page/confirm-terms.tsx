import { useLinks } from '@shop/page';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';

const AGREEMENT = '/purchase-agreement';
const PRIVACY = '/privacy-policy';

/** The meaning of the button, with a link to each page that this brand has. */
export const ConfirmTerms = () => {
  const say = useMessages();
  const { href, isOffered } = useLinks();
  const to = (path: string) => (chunks: React.ReactNode) => (
    <TextLink key="link" href={href(path)}>
      {chunks}
    </TextLink>
  );
  return (
    <Text size="caption" tone="muted" align="center">
      {isOffered(AGREEMENT)
        ? say.rich('checkout.confirm.terms', { link: to(AGREEMENT) })
        : say('checkout.confirm.binding')}
      {isOffered(PRIVACY) && (
        <>
          <br />
          {say.rich('checkout.confirm.privacy', { link: to(PRIVACY) })}
        </>
      )}
    </Text>
  );
};
