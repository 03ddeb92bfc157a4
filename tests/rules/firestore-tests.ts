import { beforeEach } from 'vitest';
import { resetFirestore } from './personas';
// Registers every test of firestore.rules. One file imports it at a time, because loading the rules again resets their coverage.
import './access';
import './activity';
import './clients';
import './content';
import './facts';
import './gallery';
import './lead-merges';
import './leads';
import './limits';
import './numbers';
import './prices';
import './settings';
import './views';

beforeEach(resetFirestore);
