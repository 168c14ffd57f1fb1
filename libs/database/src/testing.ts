export { createTestDatabase, type TestDatabase } from './test-database/test-database.ts';
