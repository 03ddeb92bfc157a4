import { removeScripts } from '../../../lib/clean-html';
import { createPolicy } from '../../../lib/trusted-types';

/* The editor's libraries parse strings as HTML. This default policy of the page sanitizes whatever they parse. */
createPolicy('default', {
  createHTML: removeScripts,
  createScriptURL: () => {
    throw new TypeError('The editor loads no scripts');
  },
});
