import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { KeptForm } from './kept-form.tsx';

const open = () => {
  const form = (
    <KeptForm draft="parcel" method="get">
      {(kept) => <input aria-label="Number" name="number" defaultValue={kept.number ?? ''} />}
    </KeptForm>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />);
  return screen.getByLabelText<HTMLInputElement>('Number');
};

test('a plain form restores its typed text', async () => {
  await userEvent.type(open(), 'NP 0001');
  cleanup();
  expect(open().value).toBe('NP 0001');
});
