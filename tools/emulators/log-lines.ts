/**
 * Formats a line of firebase-tools for the console: refused rules and errors of functions; with `verbose` everything that
 * functions log. Returns undefined for all other lines.
 */
export function formatLogLine(line: string, verbose: boolean): string | undefined {
  const logged = /^>\s+(.*)$/.exec(line)?.[1];
  if (logged !== undefined) {
    const entry = parseEntry(logged);
    if (!entry) return verbose ? logged : undefined;
    return verbose || entry.severity === 'ERROR' ? `${entry.severity.toLowerCase()}: ${entry.message}` : undefined;
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
