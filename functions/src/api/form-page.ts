import { LEAD_FORM_TEXTS, LEAD_FORMS, LEAD_LABELS, type LeadField } from '@catalogue/contract/lead-forms';
import type { LeadKind, Receipt } from '@catalogue/contract/entities/lead';
import { enquiryStatusPath, PATHS, productPath } from '@catalogue/contract/paths';
import { escapeHtml } from './escape-html';

/** A form as it was sent. */
export type SentFields = Readonly<Record<string, string>>;

/** The answer to a form that was stored. Without a token, anybody may have sent it: the page names no reference. */
export function receiptPage(
  kind: LeadKind,
  fields: SentFields,
  { reference, statusToken }: Receipt,
  isIncomplete: boolean,
  siteName: string,
): string {
  const { success } = LEAD_FORMS[kind];
  if (statusToken === undefined) {
    const received = isIncomplete ? LEAD_FORM_TEXTS.receivedIncomplete : LEAD_FORM_TEXTS.received;
    return page(
      siteName,
      success,
      `<p class="success" role="status">${escapeHtml(received)}</p>${backLinks(kind, fields, siteName)}`,
    );
  }
  const status = isIncomplete ? LEAD_FORM_TEXTS.sentIncomplete(reference) : LEAD_FORM_TEXTS.sent(reference);
  const link = `<p class="links"><a href="${enquiryStatusPath(reference, statusToken)}">${LEAD_FORM_TEXTS.followStatus}</a></p>`;
  return page(
    siteName,
    success,
    `<p class="success" role="status">${escapeHtml(status)}</p>${link}${backLinks(kind, fields, siteName)}`,
  );
}

/** The form again with everything that was sent, the reason why it was refused, and errors by field. */
export function refusedFormPage(
  kind: LeadKind,
  fields: SentFields,
  reason: string,
  errors: Readonly<Record<string, string>>,
  siteName: string,
): string {
  const { path, title } = LEAD_FORMS[kind];
  const formFields: readonly LeadField[] = LEAD_FORMS[kind].fields;
  const focused = formFields.find(({ name }) => errors[name] !== undefined);
  const order = kind === 'order' ? productFields(fields) : '';
  const body = `<p class="failure" role="alert">${escapeHtml(reason)}</p>
<form method="post" action="${path}" aria-label="${title}" novalidate>
${formFields.map((field) => input(field, fields[field.name] ?? '', errors[field.name], field === focused)).join('\n')}
${order}
<div class="honeypot" aria-hidden="true"><label>${LEAD_FORM_TEXTS.honeypot} <input name="website" tabindex="-1" autocomplete="off"></label></div>
<button type="submit">${LEAD_FORM_TEXTS.submit}</button>
</form>${backLinks(kind, fields, siteName)}`;
  return page(siteName, title, body);
}

function input(
  { name, type, autoComplete, maxLength }: LeadField,
  value: string,
  error: string | undefined,
  isFocused: boolean,
): string {
  const focus = isFocused ? ' autofocus' : '';
  const invalid = error === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-error"${focus}`;
  const shared = `id="${name}" name="${name}" maxlength="${maxLength}" autocomplete="${autoComplete}" aria-required="true"${invalid}`;
  const control =
    type === 'textarea'
      ? `<textarea ${shared} rows="4">\n${escapeHtml(value)}</textarea>`
      : `<input ${shared} type="${type}" value="${escapeHtml(value)}">`;
  const message = error === undefined ? '' : `<p class="error" id="${name}-error">${escapeHtml(error)}</p>`;
  return `<div><label for="${name}">${LEAD_LABELS[name]}</label>${control}${message}</div>`;
}

function productFields({ productrequest = '', productId = '' }: SentFields): string {
  const label = LEAD_LABELS.productrequest;
  return `<div><label for="productrequest">${label}</label><input id="productrequest" name="productrequest" value="${escapeHtml(productrequest)}" readonly></div>
<input type="hidden" name="productId" value="${escapeHtml(productId)}">`;
}

function backLinks(kind: LeadKind, { productId = '', productrequest = '' }: SentFields, siteName: string): string {
  const product =
    kind === 'order' && productId !== ''
      ? `<a href="${escapeHtml(productPath(productId))}">${escapeHtml(productrequest)}</a> `
      : '';
  return `<p class="links">${product}<a href="${PATHS.home}">${escapeHtml(siteName)}</a> <a href="${PATHS.categories}">Browse the catalogue</a></p>`;
}

/** Style of these pages: the site's colours in both themes. */
const STYLE = `:root{color-scheme:light dark;--paper:#fbf8f3;--surface:#fff;--ink:#1b1a17;--muted:#6a645a;--line:#8a8378;--brand:#0f4c4a;--on-brand:#fff;--good:#1d5b3a;--bad:#9a2b1f}
@media (prefers-color-scheme:dark){:root{--paper:#12161a;--surface:#1a2026;--ink:#f1ede6;--muted:#a9a296;--line:#7d8791;--brand:#58b3ac;--on-brand:#12161a;--good:#8fd3a9;--bad:#f2a093}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 system-ui,sans-serif}
header{padding:1rem;border-bottom:1px solid var(--line)}
header a{color:var(--brand);font-size:1.25rem;font-weight:700;text-decoration:none}
main{max-width:36rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{margin:0 0 1.5rem;font-size:1.75rem;line-height:1.1;overflow-wrap:anywhere}
form{display:grid;gap:1rem}
label{display:block;margin-bottom:.25rem;font-weight:600}
input,textarea{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--line);border-radius:.5rem;background:var(--surface);color:inherit;font:inherit}
[aria-invalid]{border-color:var(--bad)}
button{justify-self:start;min-height:2.75rem;padding:.5rem 1.5rem;border:0;border-radius:.5rem;background:var(--brand);color:var(--on-brand);font:inherit;font-weight:600;cursor:pointer}
.success,.failure{padding:.75rem 1rem;border:1px solid;border-radius:.5rem;background:var(--surface)}
.success{color:var(--good)}.failure,.error{color:var(--bad)}.error{margin:.25rem 0 0;font-size:.9375rem}
.links{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;margin-top:2rem}.links a{color:var(--brand);padding:.5rem 0}
.honeypot{position:absolute;left:-200vw;width:1px;height:1px;overflow:hidden}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
`;

const page = (siteName: string, title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(siteName)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<header><a href="${PATHS.home}">${escapeHtml(siteName)}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
