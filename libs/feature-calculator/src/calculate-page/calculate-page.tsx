import { quoteQueries } from '@shop/data-access/quotes';
import { useLanguage } from '@shop/i18n';
import { PageBody, PageHead, useCurrency, useDestination, useLinks, usePage } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { Notice } from '@shop/ui-theme/notice';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { readAsked, readFields, type CalculatorFields } from './asked.ts';
import { CalculatedWays } from './calculated-ways.tsx';
import { CalculatorForm } from './calculator-form.tsx';

/** The order form with the same item. */
const requestOf = ({ price, currency, quantity, kind, weight }: CalculatorFields): string =>
  laterPaths.orderForm.to(
    {},
    { price, currency_id: currency, quantity, category_id: kind, weight_kg: weight },
  );

const useCalculation = () => {
  const [search] = useSearchParams();
  const { id: languageId } = useLanguage();
  const { id: currencyId } = useCurrency();
  const { countryId } = useDestination();
  const quotes = quoteQueries(usePage().api);
  const { data: kinds } = useSuspenseQuery(quotes.kinds(languageId));
  const read = readAsked(search, countryId);
  const nothing = {
    price: 1,
    quantity: 1,
    currency_id: 2,
    category_id: null,
    weight_kg: 1,
    sides_cm: null,
    country_id: 0,
  };
  const { data: result, isError } = useQuery({
    ...quotes.calculate(read.kind === 'asked' ? read.asked : nothing, currencyId),
    enabled: read.kind === 'asked',
  });
  const isAsked = read.kind === 'asked';
  return {
    ...{ kinds, countryId, fields: readFields(search) },
    faulty: read.kind === 'faulty' ? read.field : undefined,
    result: isAsked ? result : undefined,
    isFailed: isAsked && isError,
  };
};

/** What goods of any store come to at the door. */
export const CalculatePage = () => {
  const say = useMessages();
  const { href, isOffered } = useLinks();
  const { kinds, countryId, fields, faulty, result, isFailed } = useCalculation();
  const title = say('calculator.title');
  const request = requestOf(fields);
  return (
    <PageBody>
      <PageHead title={title} description={say('calculator.lead')} />
      <FormColumn>
        <Stack gap={32}>
          <PageTitle heading={title} hint={say('calculator.lead')} />
          {isFailed && <Notice tone="critical">{say('calculator.failed')}</Notice>}
          {result && (
            <Stack gap={16}>
              <CalculatedWays result={result} />
              {isOffered(request) && (
                <ButtonLink look="primary" href={href(request)}>
                  {say('calculator.request')}
                </ButtonLink>
              )}
            </Stack>
          )}
          <CalculatorForm fields={fields} faulty={faulty} kinds={kinds} countryId={countryId} />
        </Stack>
      </FormColumn>
    </PageBody>
  );
};
