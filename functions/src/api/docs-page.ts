import { fillPath, isRawBody, isUpload } from '@catalogue/contract/endpoints/endpoint';
import type { Access, Endpoint } from '@catalogue/contract/endpoints/endpoint';
import { ENDPOINTS } from '@catalogue/contract/endpoints/table';
import { hasRight, TEAM_ROLES, type TeamRole } from '@catalogue/contract/roles';
import { escapeHtml as text } from './escape-html';
import { errorStatusesOf } from './error-statuses';

const anchor = (name: string): string => name.toLowerCase().replace(/\W+/g, '-');
const json = (value: unknown): string => `<pre tabindex="0">${text(JSON.stringify(value, null, 2))}</pre>`;

const ROLE_NAMES = { admin: 'admins', sales: 'sales', rep: 'reps' } satisfies Record<TeamRole, string>;

/** 'For admins, sales and reps' */
function accessLabel(access: Access): string {
  if (access === 'public') return 'For anyone';
  if (access === 'user') return 'For anyone signed in';
  const roles = TEAM_ROLES.filter((role) => hasRight(role, access)).map((role) => ROLE_NAMES[role]);
  return `For ${new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(roles)}`;
}

function requestOf({ method, path, example, access, body }: Endpoint): string {
  const query = new URLSearchParams(example.query).toString();
  const base = path.startsWith('/api/') ? '' : '/api';
  const lines = [`${method} ${base}${fillPath(path, example.params)}${query === '' ? '' : `?${query}`}`];
  if (access !== 'public') lines.push('Authorization: Bearer …');
  if (isUpload(body))
    lines.push(`Content-Type: multipart/form-data`, '', `${body.upload}: (png or jpeg, at most ${body.files})`);
  if (isRawBody(body)) lines.push('Authorization: Bearer …', `Content-Type: ${body.rawTypes.join(' or ')}`, '', '(the file)');
  return `<pre tabindex="0">${text(lines.join('\n'))}</pre>${example.body === undefined ? '' : json(example.body)}`;
}

function answerOf({ status, answer, example }: Endpoint): string {
  if (answer === 'nothing') return `<p><code>${status}</code>, nothing else.</p>`;
  if (answer === 'picture' || answer === 'file') return `<p><code>${status}</code>, the ${answer}.</p>`;
  if (example.answer === undefined) return `<p><code>${status}</code></p>`;
  return `<p><code>${status}</code></p>${json(example.answer)}`;
}

const section = (row: Endpoint): string => `
<section id="${anchor(`${row.method}-${row.path}`)}">
<h3><code><b>${row.method}</b> ${text(row.path)}</code></h3>
<p>${text(row.summary)}. <i>${accessLabel(row.access)}.</i></p>
<details><summary>Example and refusals</summary>
<h4>Request</h4>${requestOf(row)}
<h4>Answer</h4>${answerOf(row)}
<h4>Refusals</h4><ul>${errorStatusesOf(row)
  .map(([status, said]) => `<li><code>${status}</code> ${text(said)}</li>`)
  .join('')}</ul>
</details>
</section>`;

/** The table of calls as a page that needs no script. */
export function docsPage(): string {
  const tags = [...new Set(ENDPOINTS.map(({ tag }) => tag))];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API of the catalogue</title>
<link rel="stylesheet" href="/api/docs.css">
<main>
<h1>API of the catalogue</h1>
<p>Bodies are JSON. Every path answers below <code>/api</code>. Refusals are
<a href="https://www.rfc-editor.org/rfc/rfc9457">RFC 9457</a> problems with a <code>message</code> for people and
<code>errors</code> by field. The same as a machine reads it: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Resources"><ul>${tags.map((tag) => `<li><a href="#${anchor(tag)}">${text(tag)}</a></li>`).join('')}</ul></nav>
${tags
  .map(
    (tag) =>
      `<h2 id="${anchor(tag)}">${text(tag)}</h2>${ENDPOINTS.filter((row) => row.tag === tag)
        .map(section)
        .join('')}`,
  )
  .join('\n')}
</main>
</html>
`;
}

export const DOCS_STYLE = `:root{color-scheme:light dark;--paper:#fbf8f3;--ink:#1b1a17;--muted:#6a645a;--line:#e7e0d4;--brand:#0f4c4a;--sheet:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#12161a;--ink:#f1ede6;--muted:#a9a296;--line:#2a323a;--brand:#58b3ac;--sheet:#1a2026}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{font-size:2.25rem;line-height:1.1}h2{margin-top:3rem;border-bottom:1px solid var(--line)}h3{margin:1.5rem 0 0;font-size:1rem}h4{margin:1rem 0 .25rem;font-size:.8125rem;color:var(--muted)}
p{margin:.25rem 0;max-width:68ch}i{color:var(--muted);font-style:normal}
a,b,summary{color:var(--brand)}summary{cursor:pointer;padding:.5rem 0}
code,pre{font:0.875rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
pre{overflow:auto;margin:.25rem 0;padding:.75rem 1rem;background:var(--sheet);border:1px solid var(--line);border-radius:.5rem}
nav ul{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;padding:0;list-style:none}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
`;
