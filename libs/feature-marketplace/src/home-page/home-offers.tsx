import { useLanguage } from '@shop/i18n';
import { useLinks, useQueriesOf } from '@shop/page';
import { paths, pictureSources } from '@shop/paths';
import { ArrowLink } from '@shop/ui-theme/arrow-link';
import { Promo } from '@shop/ui-theme/promo';
import { Rail } from '@shop/ui-theme/rail';
import { Section } from '@shop/ui-theme/section';
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { useMessages } from '../messages.ts';
import { offerAsk } from './home-asks.ts';
import { useHomeMessages } from './home-page.messages.ts';

const OFFER = 2;

/** Offers as one row that scrolls, each with pictures of its goods; empty ones are left out. */
export const HomeOffers = () => {
  const say = useHomeMessages();
  const sayShared = useMessages();
  const { href } = useLinks();
  const { code, id: languageId } = useLanguage();
  const catalogue = useQueriesOf('catalogue');
  const { data: flags } = useSuspenseQuery(catalogue.flags(languageId, code));
  const offers = flags.filter(({ type }) => type === OFFER);
  const samples = useSuspenseQueries({
    queries: offers.map(({ id }) => catalogue.sample(offerAsk(code, id))),
    combine: (results) => results.map(({ data }) => data),
  });
  const full = offers.flatMap((offer, at) => {
    const { total = 0, images: [picture] = [] } = samples[at] ?? {};
    return picture ? [{ ...offer, total, picture }] : [];
  });
  if (full.length === 0) return null;
  return (
    <Section
      heading={say('marketplace.home.offers')}
      action={
        <ArrowLink href={href(paths.dealzone.to())} isShortOnSmall>
          {say('marketplace.home.allOffers')}
        </ArrowLink>
      }
    >
      <Rail
        kind="wide"
        label={say('marketplace.home.offers')}
        backLabel={sayShared('marketplace.rail.back')}
        forwardLabel={sayShared('marketplace.rail.forward')}
      >
        {full.map(({ id, slug, name, total, picture }, at) => (
          <Promo
            key={id}
            look={at % 2 === 0 ? 'primary' : 'accent'}
            href={href(paths.dealzone.to({}, { 'f.flag_ids': slug }))}
            heading={name}
            picture={{ ...pictureSources(picture, 'card'), alt: '' }}
            action={say('marketplace.home.seeOffer')}
          >
            {say('marketplace.home.items', { count: total })}
          </Promo>
        ))}
      </Rail>
    </Section>
  );
};
