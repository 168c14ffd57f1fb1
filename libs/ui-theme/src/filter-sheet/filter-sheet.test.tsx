import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FilterOpener, FilterSheet } from './filter-sheet.tsx';

test('Escape closes the filters, and whoever closed them stands where they were opened', async () => {
  render(
    <>
      <FilterOpener href="#filters">Filters</FilterOpener>
      <FilterSheet id="filters" heading="Filters" closeLabel="Close filters" action="/c/audio" actions={null}>
        <input aria-label="Colour" />
      </FilterSheet>
    </>,
  );
  location.hash = '#filters';
  await vi.waitFor(() => expect(location.hash).toBe('#filters'));
  screen.getByLabelText('Colour').focus();
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Filters' })));
  expect(location.hash).toBe('#closed');
});
