import { authContract } from '@shop/contracts/auth';
import {
  forwardingContract,
  type Forward,
  type ForwardSummary,
  type Package,
} from '@shop/contracts/forwarding';
import { aClient, atPage, isDown, says } from '@shop/testing-react/stories';
import type { StoryObj } from '@storybook/react-vite';
import { anEstimate, aRequest, aWarehouse } from './a-parcel.ts';

type Shown = {
  readonly parcels?: readonly Package[];
  readonly requests?: readonly ForwardSummary[];
  readonly request?: Partial<Forward>;
  /** The parcels and requests cannot be fetched. */
  readonly isDown?: boolean;
};

/** A page of parcels with these answers of the API. */
export const atParcels = (at: string, shown: Shown = {}): StoryObj => {
  const { parcels = [], requests = [], request } = shown;
  const answers = shown.isDown
    ? [isDown(forwardingContract.packages), isDown(forwardingContract.requests)]
    : [
        says(forwardingContract.packages, { status: true, packages: [...parcels] }),
        says(forwardingContract.requests, { status: true, requests: [...requests] }),
      ];
  return atPage({
    at,
    hasSession: true,
    answers: [
      says(authContract.currentUser, { status: true, user: aClient() }),
      says(forwardingContract.warehouse, aWarehouse()),
      says(forwardingContract.estimate, anEstimate()),
      says(forwardingContract.one, { status: true, request: aRequest(request) }),
      ...answers,
    ],
  });
};
