export type { DeskResult } from './desk-act.ts';
export { handOver, measurePacked, packRequest } from './forward-desk.ts';
export { forwarded } from './forward-kind.ts';
export { createForwarding } from './forwarding.module.ts';
export { forwardingPersonal } from './forwarding.personal.ts';
export type { WarehouseDeskDeps } from './forwarding.ports.ts';
export { forwardingRetention } from './forwarding.retention.ts';
export {
  findForwardById,
  findForwardEvents,
  findPackagesOf,
  findWaitingForwards,
} from './forwards.repository.ts';
export {
  abandonPackage,
  checkPackage,
  disposeOfPackage,
  holdPackage,
  measureUnidentified,
  sendPackageBack,
  storePackage,
} from './package-desk.ts';
export { addPhotos, FILES_OF_OFFICE, findPhoto, findPhotoPositions } from './package-photos.ts';
export {
  findByTracking,
  findPackage,
  findPackageEvents,
  findPackagesInStorage,
  findWaitingPackages,
  type PackageOwner,
  type PackageRow,
} from './packages.repository.ts';
export { identifyPackage, receivePackage } from './receive-package.ts';
export { requestForwarding, type ForwardingAsked } from './request-forwarding.ts';
