/**
 * Runs a step of a command and prints its start, its progress at intervals and its duration.
 * @template T
 * @param {string} title
 * @param {(report: (detail: string) => void) => Promise<T>} work `report` sets the detail that the next progress line shows
 * @param {{ everyMs?: number, print?: (line: string) => void }} [options]
 * @returns {Promise<T>}
 */
export async function step(title, work, { everyMs = 5_000, print = console.log } = {}) {
  const startedAt = Date.now();
  const seconds = () => `${Math.round((Date.now() - startedAt) / 1000)} s`;
  let detail = '';
  print(`${title} …`);
  const timer = setInterval(() => print(`${title}: ${detail}${detail && ', '}${seconds()}`), everyMs);
  try {
    const result = await work((text) => {
      detail = text;
    });
    print(`${title}: done in ${seconds()}`);
    return result;
  } finally {
    clearInterval(timer);
  }
}
