import { Button } from '@shop/ui-theme/button';
import { Stack } from '@shop/ui-theme/stack';
import { TextField } from '@shop/ui-theme/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { KeptForm } from './kept-form.tsx';

const ParcelForm = () => {
  const [router] = useState(() =>
    createMemoryRouter([
      {
        path: '*',
        element: (
          <KeptForm method="get" draft="story">
            {({ number = '' }) => (
              <Stack gap={16} align="start">
                <TextField name="number" label="Tracking number" defaultValue={number} />
                <Button type="submit">Track</Button>
              </Stack>
            )}
          </KeptForm>
        ),
      },
    ]),
  );
  return <RouterProvider router={router} />;
};

const meta = { title: 'Components/KeptForm', component: ParcelForm } satisfies Meta<typeof ParcelForm>;

export default meta;

/** A search of one field: typed text is kept until the form is sent. */
export const Empty: StoryObj<typeof meta> = {};
