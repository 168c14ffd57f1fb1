import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useLoaderData } from 'react-router-dom';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import type { textLoader } from './text-page.loader.ts';
import { TextBrands } from './text-brands.tsx';
import { TextPlaces } from './text-places.tsx';
import { TextWording } from './text-wording.tsx';

/** One text of the shop in its languages. */
export const TextPage = () => {
  const say = useMessages();
  const { key, brand, brands, places, in: wordings, ...where } = useLoaderData<typeof textLoader>();
  return (
    <OfficePage title={key} hint={say('office.text.delay')}>
      <TextLink href="/texts">{say('office.nav.texts')}</TextLink>
      {places.length > 0 && <Text>{say('office.text.places', { places: places.join(' ') })}</Text>}
      <TextBrands textKey={key} brand={brand} brands={brands} />
      {wordings.map((wording) => (
        <TextWording key={wording.locale} textKey={key} brand={brand} {...wording} />
      ))}
      <TextPlaces {...where} />
    </OfficePage>
  );
};
