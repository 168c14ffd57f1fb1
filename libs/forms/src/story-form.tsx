import { email, filled, newPassword, optionalPhone, word } from '@shop/contracts/fields';
import { createSpeech, getLanguage, SpeechProvider } from '@shop/i18n';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import * as z from 'zod/mini';
import addressWords from '../lang/en.json';
import { ShopForm, type ShopFormProps } from './shop-form.tsx';

const fields = {
  email: email(),
  first_name: word(),
  password: newPassword(),
  phone_number: optionalPhone(1),
  terms: z.literal('1', 'required'),
  text: filled(3_000),
};

type Name = keyof typeof fields;

export type StoryFormProps = Partial<ShopFormProps> & {
  /** The fields that this form asks for. */
  asks: readonly Name[];
  language?: Parameters<typeof getLanguage>[0];
};

/** A form as on a page: with a router, messages, and an action that is never called. */
export const StoryForm = ({ asks, language = 'en', labels = {}, children, ...form }: StoryFormProps) => {
  const [router] = useState(() =>
    createMemoryRouter([
      {
        path: '*',
        action: () => null,
        element: (
          <ShopForm
            schema={z.object(Object.fromEntries(asks.map((name) => [name, fields[name]])))}
            labels={labels}
            draft={null}
            summaryHeading="Please check these fields"
            {...form}
          >
            {children}
          </ShopForm>
        ),
      },
    ]),
  );
  const [speech] = useState(() =>
    createSpeech({
      language: getLanguage(language),
      timeZone: 'Europe/Vilnius',
      overrides: addressWords,
    }),
  );
  return (
    <SpeechProvider speech={speech}>
      <RouterProvider router={router} />
    </SpeechProvider>
  );
};
