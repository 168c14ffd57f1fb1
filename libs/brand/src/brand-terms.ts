/** The seller, as shown on every page and in every mail. The e-mail address is the brand's `supportEmail`. */
export type BrandSeller = {
  readonly name: string;
  /** One line, as on an envelope. */
  readonly address: string;
  readonly registerCode: string;
  /** Null: the seller is not registered for VAT. */
  readonly vatNumber: string | null;
  /** With the country's code; digits and spaces. */
  readonly phone: string;
};

/** The brand's promises for every order. A null value is not promised, and no page shows it. */
export type BrandPromises = {
  /**
   * True: withdrawal and guarantee are rights by the law of the EU, and texts call them rights. False: they
   * are the seller's own promise.
   */
  readonly isByEuLaw: boolean;
  /** Days from arrival in which goods may be sent back. */
  readonly returnDays: number | null;
  readonly returnsAtPickupPoints: boolean;
  readonly returnPaidBy: 'seller' | 'shopper' | null;
  /** Where goods are sent back to, by the code of the market; absent: the seller's address. */
  readonly returnsTo?: Readonly<Record<string, string>>;
  readonly guaranteeYears: number | null;
  /** Hours in which goods on stock leave the warehouse. */
  readonly dispatchHours: number | null;
  /** Full hours of weekdays, by the brand's time zone. */
  readonly supportHours: { readonly from: number; readonly to: number } | null;
  /** Working days in which staff check a payment that waits for them. */
  readonly paymentReviewDays: number | null;
  /** The price is final: no duty, VAT or courier's fee is due on arrival. */
  readonly isPriceFinal: boolean;
  /** Goods are looked at in the warehouse before they are sent on. */
  readonly checksGoods: boolean;
  /** All goods of an order leave the warehouse as one parcel. */
  readonly sendsTogether: boolean;
};
