/** The oracle's input. Amounts are 1/10000 of a unit, rates 1/1000000. */
export type OracleCart = {
  readonly currency: string;
  /** Units for one dollar. */
  readonly rates: Readonly<Record<string, number>>;
  readonly customsRates: Readonly<Record<string, number>>;
  readonly day: string;
  readonly card: OracleCard;
  readonly lines: readonly OracleLine[];
  /** In dollars, the open shipping tiers. */
  readonly tiers: readonly { readonly minimumSubtotal: number; readonly rate: number }[];
  readonly clientRate: number;
  /** In dollars, each courier's fees by weight. */
  readonly couriers: readonly (readonly { readonly upToG: number; readonly fee: number }[])[];
  readonly promotion: OracleDiscount | null;
  readonly balance: number;
  readonly fee: OracleDiscount | null;
};

export type OracleDiscount =
  { readonly type: 0; readonly amount: number } | { readonly type: 1; readonly rate: number };

export type OracleLine = {
  readonly variantId: number;
  readonly priceUsd: number;
  readonly quantity: number;
  readonly weightG: number;
  readonly sidesMm: readonly [number, number, number];
  readonly tariffLine: string;
};

export type OracleCard = {
  readonly method: 'air' | 'sea';
  readonly currency: string;
  readonly volumetricDivisor: number;
  readonly seaDensity: number;
  readonly weightStepG: number;
  readonly minimumWeightG: number;
  readonly minimumVolumeCm3: number;
  readonly weightBands: readonly {
    readonly upToG: number | null;
    readonly base: number;
    readonly perStep: number;
  }[];
  readonly seaRatePerM3: number;
  readonly fuel: number;
  readonly surcharges: readonly OracleSurcharge[];
  readonly clearance: number;
  readonly vat: number;
  readonly vatByLine: Readonly<Record<string, number>>;
  readonly duty: readonly OracleDuty[];
  readonly insurance: { readonly rate: number; readonly minimum: number };
  readonly service: { readonly rate: number; readonly minimum: number };
};

type OracleSurcharge = {
  readonly when:
    | { readonly kind: 'always' }
    | { readonly kind: 'weight_over'; readonly grams: number }
    | { readonly kind: 'side_over'; readonly mm: number };
  readonly charge:
    { readonly kind: 'fixed'; readonly amount: number } | { readonly kind: 'share'; readonly rate: number };
};

type OracleDuty = {
  readonly from: string;
  readonly threshold: number;
  readonly flatPerLine: number;
  readonly currency: string;
  readonly rates: Readonly<Record<string, number>>;
  readonly otherwise: number;
};
