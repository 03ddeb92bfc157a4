import { testFuzz } from './fuzz-api';

// npm run test:long sends the other 8,500.
testFuzz(1_500);
