import { removeScripts } from '../../../lib/clean-html';
import { allowHtml } from '../../../lib/default-policy';

// The editor's libraries parse strings as HTML.
allowHtml(removeScripts);
