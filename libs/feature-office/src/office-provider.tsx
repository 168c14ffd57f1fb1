import { SpeechProvider } from '@shop/i18n';
import { createContext, use, type ReactNode } from 'react';
import type { Office } from './office-context.ts';

const FormKey = createContext('');

/** Provides language and form key to the pages of the office. */
export const OfficeProvider = ({ office, children }: { office: Office; children: ReactNode }) => (
  <SpeechProvider speech={office.speech}>
    <FormKey value={office.formKey}>{children}</FormKey>
  </SpeechProvider>
);

export const useFormKey = (): string => use(FormKey);
