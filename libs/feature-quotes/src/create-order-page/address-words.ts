import { addressMessages } from '@shop/forms/address-messages';

/** The labels of an address. */
export const addressWords = [addressMessages];
