import { azOfLetter } from '@shop/domain/letter-index';
import { useLanguage } from '@shop/i18n';
import { useLinks, useQueriesOf } from '@shop/page';
import { paths } from '@shop/paths';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { askedAz } from './asked-az.ts';
import { useBrandMessages } from './brands-page.messages.ts';

/** The brands of the address, with their texts and links. */
export const useBrands = () => {
  const say = useBrandMessages();
  const sayShop = useMessages();
  const { href } = useLinks();
  const navigate = useNavigate();
  const az = askedAz(new URLSearchParams(useLocation().search));
  const { data } = useSuspenseQuery(useQueriesOf('catalogue').brands(useLanguage().code, az));
  const linkTo = (asked: string) => href(paths.allBrands.to({}, { az: asked }));
  const isAzOf = (letter: string) => az.toLowerCase() === azOfLetter(letter).toLowerCase();

  return {
    az,
    total: data.total,
    found: data.groups.reduce((sum, { brands }) => sum + brands.length, 0),
    letters: [
      { letter: say('marketplace.brands.all'), href: linkTo(''), isCurrent: az === '' },
      ...data.letters.map(({ letter, count }) => ({
        letter,
        href: linkTo(azOfLetter(letter)),
        hint: say('marketplace.brands.count', { count }),
        isCurrent: isAzOf(letter),
      })),
    ],
    groups: data.groups.map(({ letter, brands }) => ({
      letter,
      brands: brands.map(({ slug, name, count }) => ({
        href: href(paths.marketplace.to({}, { 'f.manufacturer': slug })),
        name,
        hint: sayShop('marketplace.list.count', { count }),
      })),
    })),
    onSearch: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const asked = new FormData(event.currentTarget).get('az');
      void navigate(paths.allBrands.to({}, { az: typeof asked === 'string' ? asked.trim() : '' }));
    },
  };
};
