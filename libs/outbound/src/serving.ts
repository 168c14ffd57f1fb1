export { answerHeaders } from './serving/answer-headers.ts';
export { brandsBeside } from './serving/brands-beside.ts';
export { builtBrandFolders, builtBrandKeys } from './serving/built-brand-keys.ts';
export { createEndOfService, type EndOfService } from './serving/end-of-service.ts';
export { listeningOptions } from './serving/listening-options.ts';
export { createLogDestination } from './serving/log-destination.ts';
export { placeOf } from './serving/place.ts';
export { readOrEnd } from './serving/read-or-end.ts';
