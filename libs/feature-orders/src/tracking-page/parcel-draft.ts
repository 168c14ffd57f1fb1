/** The draft in the tab of the requested number. */
export const PARCEL_DRAFT = 'parcel';
