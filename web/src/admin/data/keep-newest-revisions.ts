interface Row {
  id: string;
  revision: number;
}

/**
 * What a listener has told so far, newest states only. Firestore leaves documents out of a result while it makes sure that they still
 * belong there; a row must not fall back to what it was before, because a change based on that is refused. What this device
 * has not sent yet counts for as long as it is told and no longer: the server may refuse it.
 */
export function keepNewestRevisions<Told extends Row>(): (rows: readonly Told[], unsent: ReadonlySet<string>) => Told[] {
  const confirmed = new Map<string, Told>();
  return (rows, unsent) => {
    for (const row of rows) {
      if (!unsent.has(row.id) && row.revision >= (confirmed.get(row.id)?.revision ?? 0)) confirmed.set(row.id, row);
    }
    const now = new Map(confirmed);
    for (const row of rows) if (unsent.has(row.id)) now.set(row.id, row);
    return [...now.values()];
  };
}
