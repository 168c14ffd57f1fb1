import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Figure } from './figure.tsx';

const parts = (locale: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).formatToParts(1142.6);

test.each(['en', 'lt', 'lv', 'et'])('a figure in %s can be copied as it is read', (locale) => {
  render(<Figure amount={parts(locale)} />);
  const whole = parts(locale)
    .map(({ value }) => value)
    .join('');
  expect(
    screen.getByText((_text, element) => element?.textContent === whole && element.tagName === 'SPAN'),
  ).toBeDefined();
});

test('only the fraction is set smaller', () => {
  const { container } = render(<Figure amount={parts('en')} />);
  expect(container.querySelector('span > span')?.textContent).toBe('.60');
});
