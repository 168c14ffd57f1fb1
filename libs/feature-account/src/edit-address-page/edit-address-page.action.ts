import type { ActionFunctionArgs } from 'react-router-dom';
import { saveAddress } from '../address-form/save-address.ts';

export const action = (args: ActionFunctionArgs) => saveAddress(args, Number(args.params.id));
