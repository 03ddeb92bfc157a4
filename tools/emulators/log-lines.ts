/**
 * Of all that firebase-tools prints, what a person at work wants to see: refused rules and errors of functions; when
 * talkative, everything functions log. Returns the line as it should be shown, or undefined.
 */
export function formatLogLine(line: string, isTalkative: boolean): string | undefined {
  const logged = /^>\s+(.*)$/.exec(line)?.[1];
  if (logged !== undefined) {
    const entry = parseEntry(logged);
    if (!entry) return isTalkative ? logged : undefined;
    return isTalkative || entry.severity === 'ERROR' ? `${entry.severity.toLowerCase()}: ${entry.message}` : undefined;
  }
  if (/rules:\d+|updat\w+ rules/i.test(line)) return line.trim();
  return /^⚠.*(functions|storage|firestore).*(error|fail)/i.test(line) ? line.trim() : undefined;
}

function parseEntry(text: string): { severity: string; message: string } | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const { severity = 'INFO', message = '', ...facts } = JSON.parse(text) as { severity?: string; message?: string };
    const rest = Object.keys(facts).length > 0 ? ` ${JSON.stringify(facts)}` : '';
    return { severity, message: message + rest };
  } catch {
    return undefined;
  }
}
