interface Row {
  id: string;
  revision: number;
}

/**
 * Remembers the newest confirmed revision of each row of a listener. Firestore drops documents from a result while it verifies
 * them; a row that fell back to an older revision would have its next change refused. Unsent rows are not remembered, because
 * the server may refuse them.
 */
export function keepNewestRevisions<R extends Row>(): (rows: readonly R[], unsent: ReadonlySet<string>) => R[] {
  const confirmed = new Map<string, R>();
  return (rows, unsent) => {
    for (const row of rows) {
      if (!unsent.has(row.id) && row.revision >= (confirmed.get(row.id)?.revision ?? 0)) confirmed.set(row.id, row);
    }
    const now = new Map(confirmed);
    for (const row of rows) if (unsent.has(row.id)) now.set(row.id, row);
    return [...now.values()];
  };
}
