import { type AnswerOf, type BodyOf } from '@shop/contracts/calls';
import { reservationCalls } from '@shop/contracts/later-calls';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';

export type Devices = Pick<AnswerOf<typeof reservationCalls.models>, 'models' | 'deposit'>;
export type DeviceModel = Devices['models'][number];
export type Reservation = AnswerOf<typeof reservationCalls.one>['reservation'];

/** Devices and their reservations. Queues change, so none of it is cached for long. */
export const reservationQueries = (api: ApiClient) => ({
  models: (languageId: number) =>
    queryOptions({
      queryKey: ['reservation', 'models', languageId] as const,
      queryFn: ({ signal }): Promise<Devices> =>
        api.send(reservationCalls.models, { language_id: languageId }, { signal, retries: 2 }),
    }),

  one: (slug: string, languageId: number) =>
    queryOptions({
      queryKey: ['reservation', 'one', slug, languageId] as const,
      queryFn: async ({ signal }): Promise<Reservation> =>
        (await api.send(reservationCalls.one, { slug, language_id: languageId }, { signal, retries: 2 }))
          .reservation,
    }),

  reserve: (wanted: BodyOf<typeof reservationCalls.reserve>) => api.send(reservationCalls.reserve, wanted),

  confirm: (slug: string, languageId: number) =>
    api.send(reservationCalls.confirm, { slug, language_id: languageId }),

  cancel: (slug: string, languageId: number) =>
    api.send(reservationCalls.cancel, { slug, language_id: languageId }),
});
