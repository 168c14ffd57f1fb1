/** One merchant account: who the shop is at the provider, and the webhook that is registered there. */
export type PayPalAccount = {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The id of the webhook, as the provider's developer page shows it: a part of what webhooks are signed over. */
  readonly webhookId: string;
  /** Origin of the API; anything but the real one is an emulator or the provider's test shop. */
  readonly apiUrl: string;
};
