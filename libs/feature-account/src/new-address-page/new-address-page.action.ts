import type { ActionFunctionArgs } from 'react-router-dom';
import { NEW_ADDRESS_ID } from '../address-form/address-form.conversions.ts';
import { saveAddress } from '../address-form/save-address.ts';

export const action = (args: ActionFunctionArgs) => saveAddress(args, NEW_ADDRESS_ID);
