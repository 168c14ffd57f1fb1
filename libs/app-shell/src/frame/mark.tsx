import { useLinks, useSite } from '@shop/page';
import { BrandMark } from '@shop/ui-theme';
import { useMessages } from '../messages.ts';

/** The brand's flag and name; links home everywhere but in the footer. */
export const Mark = ({ isLink = true }: { isLink?: boolean }) => {
  const say = useMessages();
  const { href } = useLinks();
  const { name } = useSite().site;
  return isLink ? (
    <BrandMark name={name} href={href('/')} label={say('shell.home', { name })} />
  ) : (
    <BrandMark name={name} />
  );
};
