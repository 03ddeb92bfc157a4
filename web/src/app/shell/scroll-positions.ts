const STORED = 'scrollPositions';
/** Entries of the history that a tab remembers. */
const MOST = 50;

let positions: Map<string, number> | null = null;

/** Positions by history entry. A tab keeps them when it reloads. */
function all(): Map<string, number> {
  if (positions) return positions;
  try {
    positions = new Map(JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as [string, number][]);
  } catch {
    // Without storage a reload starts at the top.
    positions = new Map();
  }
  return positions;
}

export const positionOf = (key: string): number => all().get(key) ?? 0;

export function rememberPosition(key: string, top: number): void {
  all().delete(key);
  all().set(key, top);
}

export function storePositions(): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...all()].slice(-MOST)));
  } catch {
    // As above.
  }
}
