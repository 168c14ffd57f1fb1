export { emptySnapshot } from './test-database/empty-snapshot.ts';
export { createTestDatabase, type TestDatabase } from './test-database/test-database.ts';
