/** The draft in the tab of the number that is asked for. */
export const PARCEL_DRAFT = 'parcel';
