import { createContext, useContext, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { Formats } from './formats.ts';
import type { Language } from '@shop/domain/languages';
import type { Speech } from './speech.ts';

const SpeechContext = createContext<Speech | null>(null);

/** Provides one language to our own hooks and to those of react-intl. */
export const SpeechProvider = ({ speech, children }: { speech: Speech; children: ReactNode }) => (
  <SpeechContext value={speech}>
    <RawIntlProvider value={speech.intl}>{children}</RawIntlProvider>
  </SpeechContext>
);

export const useSpeech = (): Speech => {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('No SpeechProvider above');
  return speech;
};

export const useLanguage = (): Language => useSpeech().language;

/** Numbers, sums and dates in the format of the page's language. */
export const useFormats = (): Formats => useSpeech().formats;
