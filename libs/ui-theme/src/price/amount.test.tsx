import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Figure } from './figure.tsx';

const written = (locale: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(1142.6);

test.each(['en', 'lt', 'lv', 'et'])(
  'a figure in %s reads as it is written, only its hundredths are smaller',
  (locale) => {
    const { container } = render(<Figure amount={written(locale)} />);
    expect(container.textContent).toBe(written(locale));
    expect(container.querySelector('span > span')?.textContent).toMatch(/^[.,]60$/);
  },
);

test('a figure without hundredths stays whole', () => {
  const { container } = render(<Figure amount="€1,142" />);
  expect(container.textContent).toBe('€1,142');
  expect(container.querySelector('span > span')).toBeNull();
});
