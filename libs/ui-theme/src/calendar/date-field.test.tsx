import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DateField, type DateFieldProps } from './date-field.tsx';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const field: DateFieldProps = {
  label: 'From',
  name: 'from',
  defaultValue: '2026-11-25',
  openLabel: 'Calendar: from',
  calendar: {
    previous: 'Previous month',
    next: 'Next month',
    firstDay: 1,
    weekdays: WEEK.map((long) => ({ short: long.slice(0, 2), long })),
    month: (month) => month,
    day: (day) => day,
  },
};

const input = () => screen.getByLabelText<HTMLInputElement>('From');
const day = (name: string) => screen.findByRole('button', { name });
const open = async (own: Partial<DateFieldProps> = {}) => {
  const user = userEvent.setup();
  render(<DateField {...field} {...own} />);
  await user.click(screen.getByRole('button', { name: 'Calendar: from' }));
  await screen.findByRole('grid', { name: '2026-11' });
  return user;
};
const hasFocus = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));

test('the calendar opens at the chosen day, and its week begins as the language’s does', async () => {
  await open();
  await hasFocus('2026-11-25');
  expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('25');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)[0]).toBe('Mo');
  expect(screen.getAllByRole('row')[1]?.textContent).toBe('1');
});

test('the keys of a date grid move by days, weeks and months', async () => {
  const user = await open();
  await hasFocus('2026-11-25');
  for (const [key, reached] of [
    ['{ArrowRight}', '2026-11-26'],
    ['{ArrowUp}', '2026-11-19'],
    ['{Home}', '2026-11-16'],
    ['{End}', '2026-11-22'],
    ['{PageDown}', '2026-12-22'],
    ['{Shift>}{PageUp}{/Shift}', '2025-12-22'],
  ] as const) {
    await user.keyboard(key);
    await hasFocus(reached);
  }
});

test('Enter right after an arrow key chooses the day that the arrow reached', async () => {
  await open();
  await hasFocus('2026-11-25');
  await userEvent.setup({ delay: null }).keyboard('{ArrowUp}{Enter}');
  expect(input().value).toBe('2026-11-18');
});

test('a chosen day fills the field, notifies the form and returns the focus', async () => {
  const user = await open();
  let told = '';
  input().addEventListener('change', () => (told = input().value));
  await user.click(await day('2026-11-11'));
  expect([input().value, told]).toEqual(['2026-11-11', '2026-11-11']);
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  await hasFocus('Calendar: from');
});

test('Escape and a second press of the button close it, and nothing is changed', async () => {
  const user = await open();
  await hasFocus('2026-11-25');
  await user.keyboard('{ArrowLeft}{Escape}');
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  const button = screen.getByRole('button', { name: 'Calendar: from' });
  await user.click(button);
  await screen.findByRole('grid');
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  expect(input().value).toBe('2026-11-25');
});

test('the buttons next to the month open the months before and after', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  await screen.findByRole('grid', { name: '2026-12' });
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  await screen.findByRole('grid', { name: '2026-10' });
  expect(
    screen.getAllByRole('button').filter(({ tabIndex, textContent }) => tabIndex === 0 && textContent),
  ).toHaveLength(1);
});
