import { createContext, useContext, type ReactNode } from 'react';
import type { Formats } from './formats.ts';
import type { Language } from './languages.ts';
import type { Speech } from './speech.ts';

const SpeechContext = createContext<Speech | null>(null);

/** Hands one language down. */
export const SpeechProvider = ({ speech, children }: { speech: Speech; children: ReactNode }) => (
  <SpeechContext value={speech}>{children}</SpeechContext>
);

export const useSpeech = (): Speech => {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('No SpeechProvider above');
  return speech;
};

export const useLanguage = (): Language => useSpeech().language;

/** Numbers, sums and dates as the page's language writes them. */
export const useFormats = (): Formats => useSpeech().formats;
