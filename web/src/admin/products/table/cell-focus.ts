export type Direction = 'up' | 'down' | 'left' | 'right' | 'next' | 'previous';

const CELL = '[data-cell]';

/** The editable cell beside `from`, an element within a cell; null at the edge of the table. */
function neighbour(from: Element, direction: Direction): HTMLElement | null {
  const cell = from.closest(CELL);
  const row = from.closest('tr');
  if (!cell || !row) return null;
  if (direction === 'up' || direction === 'down') {
    const other = direction === 'up' ? row.previousElementSibling : row.nextElementSibling;
    return other?.querySelector<HTMLElement>(`[data-cell="${cell.getAttribute('data-cell') ?? ''}"]`) ?? null;
  }
  const isWrapping = direction === 'next' || direction === 'previous';
  const cells = [...((isWrapping ? row.parentElement : row)?.querySelectorAll<HTMLElement>(CELL) ?? [])];
  const step = direction === 'right' || direction === 'next' ? 1 : -1;
  return cells[cells.findIndex((one) => one === cell) + step] ?? null;
}

/** Moves focus to the control of the neighbouring cell. Returns whether there was one. */
export function moveFocus(from: Element, direction: Direction): boolean {
  const target = neighbour(from, direction)?.querySelector<HTMLElement>('button, input, select');
  target?.focus();
  target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return target !== null && target !== undefined;
}

/** Arrow keys move between cells that are not being edited. */
export const ARROWS: Partial<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
