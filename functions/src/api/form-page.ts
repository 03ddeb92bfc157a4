import { LEAD_FORM_TEXTS, LEAD_FORMS, LEAD_LABELS, type LeadField } from '@catalogue/contract/lead-forms';
import type { LeadKind, Receipt } from '@catalogue/contract/entities/lead';
import { enquiryStatusPath, PATHS, productPath } from '@catalogue/contract/paths';
import { escapeHtml } from './escape-html';
import { FORM_PAGE_STYLE } from './form-page-style';

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
  const shared = `id="${name}" name="${name}" maxlength="${maxLength}" autocomplete="${autoComplete}"${invalid}`;
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

const page = (siteName: string, title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(siteName)}</title>
<link rel="icon" href="/icons/icon.svg">
<style>${FORM_PAGE_STYLE}</style>
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
