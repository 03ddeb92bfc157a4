import { testFuzz } from '../api/fuzz-api';

testFuzz(8_500);
