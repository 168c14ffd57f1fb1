import { useFormats } from '@shop/i18n';
import { useBrand, useDestination, useMarket, usePage, useSite } from '@shop/page';
import { useShippingMethod } from '@shop/page/shipping-method';
import { PreferenceButton, PreferenceGroup, PreferenceMenu } from '@shop/ui-theme/preference-menu';
import type { SyntheticEvent } from 'react';
import { useMessages } from '../messages.ts';
import { PreferenceForm } from './preference-form.tsx';

/** Country and shipping method: by its form without scripts, else at once and without leaving the page. */
export const DestinationMenu = () => {
  const say = useMessages();
  const formats = useFormats();
  const { countries } = useSite();
  const { methods } = useBrand();
  const { remember } = usePage();
  const { countryId, method } = useDestination();
  const { choose } = useShippingMethod();
  const country = formats.country(useMarket());

  const change = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    if (submitter.name === 'market') remember({ countryId: Number(submitter.value) });
    else choose(submitter.value === 'sea' ? 'sea' : 'air');
  };
  return (
    <PreferenceMenu
      label={say('shell.destination.label')}
      current={say('shell.destination', { country, method })}
      icon="pin"
    >
      <PreferenceForm onSubmit={change}>
        {countries.length > 1 && (
          <PreferenceGroup>
            {countries.map(({ id, iso_code }) => (
              <PreferenceButton key={id} name="market" value={String(id)} isCurrent={id === countryId}>
                {formats.country(iso_code)}
              </PreferenceButton>
            ))}
          </PreferenceGroup>
        )}
        <PreferenceGroup>
          {methods.map((way) => (
            <PreferenceButton key={way} name="shipping_method" value={way} isCurrent={way === method}>
              {say(`shell.destination.${way}`)}
            </PreferenceButton>
          ))}
        </PreferenceGroup>
      </PreferenceForm>
    </PreferenceMenu>
  );
};
