import { unavailable } from '@shop/page';
import { isModuleOutOfReach } from '../errors/is-offline.ts';

/** A page whose file cannot be reached is a temporary outage; only a removed file asks for a refresh. */
export const withinReach =
  <Loaded>(load: () => Promise<Loaded>) =>
  async (): Promise<Loaded> => {
    try {
      return await load();
    } catch (failure) {
      throw (await isModuleOutOfReach(failure)) ? unavailable() : failure;
    }
  };
