import { useRef, useState } from 'react';
import { Badge } from '../../../ui/badge';
import { TextField } from '../../../ui/field';
import { DataTable } from '../../ui/data-table';
import { Pagination } from '../table/pagination';
import { pageOf } from '../table/table-view';
import type { CategoryNames } from './columns';
import { SPREADSHEET_TEXTS } from './spreadsheet-texts';
import { isEmptied, previewCells } from './preview-cells';
import type { PreviewCell } from './preview-cells';
import type { PlannedRow } from './plan-import';
import styles from './spreadsheet.module.css';

const ROWS = 25;
const BADGES = { new: 'success', changed: 'brand', unchanged: 'plain', wrong: 'danger' } as const;

interface Props {
  rows: readonly PlannedRow[];
  categories: CategoryNames;
  /** What the file has in a cell; undefined where it has no such column. */
  typedIn: (line: number, column: string) => string | undefined;
  /** Puts another text into a cell of the file. */
  onMend: (line: number, column: string, text: string) => void;
}

/** Rows of a dry run with the cells that they are about. A wrong cell is mended in its place. */
export function ImportPreviewTable({ rows, categories, typedIn, onMend }: Props) {
  const [wanted, setWanted] = useState(1);
  const { rows: shown, page, pages } = pageOf(rows, wanted, ROWS);
  return (
    <>
      <DataTable
        label={SPREADSHEET_TEXTS.rows}
        rows={shown}
        keyOf={({ line }) => line}
        columns={[
          { title: SPREADSHEET_TEXTS.product, isRowHeader: true, cell: ({ title }) => title || SPREADSHEET_TEXTS.untitled },
          { title: SPREADSHEET_TEXTS.line, cell: ({ line }) => line },
          {
            title: SPREADSHEET_TEXTS.kind,
            cell: ({ kind }) => <Badge kind={BADGES[kind]}>{SPREADSHEET_TEXTS.kinds[kind]}</Badge>,
          },
          {
            title: SPREADSHEET_TEXTS.cells,
            cell: (row) => (
              <div>
                {previewCells(row, categories).map((cell) => {
                  const typed = cell.isWrong ? typedIn(row.line, cell.column) : undefined;
                  return typed === undefined ? (
                    <Cell key={cell.column} {...cell} />
                  ) : (
                    <WrongCell
                      key={cell.column}
                      label={SPREADSHEET_TEXTS.mend(cell.column, row.line)}
                      typed={typed}
                      message={cell.after}
                      onMend={(text) => onMend(row.line, cell.column, text)}
                    />
                  );
                })}
              </div>
            ),
          },
        ]}
      />
      <Pagination page={page} pages={pages} onPage={setWanted} />
    </>
  );
}

function Cell(cell: PreviewCell) {
  const { column, before, after, isWrong } = cell;
  return (
    <p className={isWrong || isEmptied(cell) ? styles.wrong : styles.cell}>
      <strong>{column}</strong>:{' '}
      {before !== null && (
        <>
          <del>{before === '' ? SPREADSHEET_TEXTS.nothingThere : before}</del> <span aria-hidden="true">→</span>{' '}
        </>
      )}
      {before === null ? after : <ins>{after === '' ? SPREADSHEET_TEXTS.nothingThere : after}</ins>}
    </p>
  );
}

interface WrongCellProps {
  label: string;
  typed: string;
  message: string;
  onMend: (text: string) => void;
}

/** A wrong cell as the file has it. Enter or leaving it checks the new text; Enter goes on to the next one. */
function WrongCell({ label, typed, message, onMend }: WrongCellProps) {
  const input = useRef<HTMLInputElement>(null);
  const mend = (): void => {
    const text = input.current?.value.trim() ?? typed;
    if (text !== typed) onMend(text);
  };
  const mendAndGoOn = (): void => {
    const all = [...document.querySelectorAll<HTMLInputElement>('[data-wrong-cell] input')];
    const next = all[all.findIndex((one) => one === input.current) + 1];
    mend();
    // After the row has left, if it is right now.
    requestAnimationFrame(() => next?.focus());
  };
  return (
    <form
      className={styles.wrongCell}
      data-wrong-cell
      onSubmit={(event) => {
        event.preventDefault();
        mendAndGoOn();
      }}
    >
      <TextField ref={input} label={label} defaultValue={typed} error={message} autoComplete="off" onBlur={mend} />
    </form>
  );
}
