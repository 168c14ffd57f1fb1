import type { AnswerOf } from '@shop/contracts/calls';
import type { officeCalls } from '@shop/contracts/staff-calls';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { TabNav } from '@shop/ui-theme/tab-nav';
import { useMessages } from '../messages.ts';
import { textPath } from './text-path.ts';

type Details = AnswerOf<typeof officeCalls.text>['text'];

export type TextBrandsProps = Pick<Details, 'brand' | 'brands'> & { readonly textKey: string };

/** For which brands the text is changed here, and for which a text for all brands is another one. */
export const TextBrands = ({ textKey, brand, brands }: TextBrandsProps) => {
  const say = useMessages();
  const namesOf = (is: 'has_words' | 'is_changed') =>
    brands
      .filter((one) => one[is] && (is === 'is_changed' || !one.is_changed))
      .map((one) => one.brand)
      .join(', ');
  const [worded, changed] = [namesOf('has_words'), namesOf('is_changed')];
  return (
    <Stack gap={12}>
      <TabNav
        label={say('office.brand')}
        look="tabs"
        items={[
          { href: textPath(textKey), label: say('office.texts.all_brands'), isCurrent: brand === '' },
          ...brands.map((one) => ({
            ...{ href: textPath(textKey, one.brand), label: one.brand },
            isCurrent: one.brand === brand,
          })),
        ]}
      />
      {brand === '' && worded !== '' && (
        <Notice tone="warning">{say('office.text.brands', { brands: worded })}</Notice>
      )}
      {brand === '' && changed !== '' && (
        <Notice tone="info">{say('office.text.brands_changed', { brands: changed })}</Notice>
      )}
    </Stack>
  );
};
