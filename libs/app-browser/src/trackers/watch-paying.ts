import { eventIdOf, transactionIdOf, type AnalyticsName } from '@shop/domain/analytics';
import type { DataRouter } from 'react-router-dom';
import { countAttempt } from './payment-attempts.ts';
import { quotePaymentOf } from './quote-events.ts';
import { isFirstStep } from './quote-steps.ts';
import type { Watched } from './tell.ts';

type Paying = Watched & {
  readonly router: Pick<DataRouter, 'state'>;
  readonly report: (error: unknown) => void;
};

const METHOD = 'payment';
const STEPS = ['payment', 'confirm'];

const methodIn = (form: HTMLFormElement | null): number | undefined => {
  const chosen = form && new FormData(form).get(METHOD);
  return typeof chosen === 'string' && chosen !== '' ? Number(chosen) : undefined;
};

/**
 * Tells the choice of a quote's payment and the button that pays it, each once a quote. The button is told before the
 * page is left for the provider's.
 */
export const watchPaying = ({ router, goods, tell, report }: Paying): void => {
  const slugHere = (): string => {
    const leaf = router.state.matches.at(-1);
    return STEPS.includes(leaf?.route.id ?? '') ? (leaf?.params['slug'] ?? '') : '';
  };
  const tellStep = async (
    name: Extract<AnalyticsName, 'payment_info_added' | 'pay_click'>,
    slug: string,
    form: HTMLFormElement | null,
  ): Promise<void> => {
    const about = await quotePaymentOf(goods, goods.payable(slug), methodIn(form));
    if (about && isFirstStep(name, about.quoteId))
      tell(name, about, { id: eventIdOf(name, transactionIdOf(about.quoteId)) });
  };

  document.addEventListener('change', ({ target }) => {
    const slug = slugHere();
    if (slug !== '' && target instanceof HTMLInputElement && target.name === METHOD)
      tellStep('payment_info_added', slug, target.form).catch(report);
  });
  document.addEventListener(
    'submit',
    ({ target, submitter }) => {
      const slug = slugHere();
      if (slug === '' || !(target instanceof HTMLFormElement)) return;
      const isPaying =
        router.state.matches.at(-1)?.route.id === 'confirm' ||
        (submitter instanceof HTMLButtonElement && submitter.value === 'pay');
      if (!isPaying) return;
      countAttempt(slug);
      // A method that was chosen already is added by the button.
      tellStep('payment_info_added', slug, target)
        .then(() => tellStep('pay_click', slug, target))
        .catch(report);
    },
    { capture: true },
  );
};
