import type { CarrierKey } from '@shop/domain/parcel-state';

/** Settings of the process, by name. */
export type CarrierSettings = Readonly<Record<string, string | undefined>>;

export type CarrierRequest = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** With a body the request is a POST. */
  readonly body?: string;
};

/** How a carrier's tracking API is called: data, beside the mapping that reads its answer. */
export type CarrierAccess = {
  readonly key: CarrierKey;
  /** The API's own address; a setting `<CARRIER>_API_URL` replaces it. */
  readonly origin: string;
  /** Names of the required settings. */
  readonly settings: readonly string[];
  /** Requests a token (OAuth, client credentials); without it the key is sent with each call. */
  readonly token?: (settings: CarrierSettings) => CarrierRequest;
  /** Asks for one parcel; `token` is empty for a carrier without tokens. */
  readonly parcel: (number: string, known: { settings: CarrierSettings; token: string }) => CarrierRequest;
};

/** `<CARRIER>_API_URL` */
export const addressSetting = (key: CarrierKey): string => `${key.toUpperCase()}_API_URL`;
