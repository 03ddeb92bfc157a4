/** Style of the pages that answer a form sent without scripts: the site's colours in both themes. */
export const FORM_PAGE_STYLE = `:root{color-scheme:light dark;--paper:#fbf8f3;--surface:#fff;--ink:#1b1a17;--muted:#6a645a;--line:#8a8378;--brand:#0f4c4a;--on-brand:#fff;--good:#1d5b3a;--bad:#9a2b1f}
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
