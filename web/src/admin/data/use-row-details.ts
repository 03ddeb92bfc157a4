import { NO_FACTS } from '@catalogue/contract/no-facts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ProductRow } from './product-row';
import { catalogueDetailsQuery, catalogueFileQuery } from './queries';

/**
 * The rows with description, quantity and facts: those of the catalogue file from the details file of the same version. undefined
 * until they are here.
 */
export function useRowDetails(rows: readonly ProductRow[]) {
  const isComplete = rows.every(({ facts }) => facts !== undefined);
  const { data: file, refetch: refetchFile } = useQuery(catalogueFileQuery());
  const { data: details, error, refetch } = useQuery({ ...catalogueDetailsQuery(), enabled: !isComplete });
  const [version, detailsVersion] = [file?.version, details?.version];
  useEffect(() => {
    if (isComplete || version === undefined || detailsVersion === undefined || version === detailsVersion) return;
    void (detailsVersion > version ? refetchFile() : refetch());
  }, [isComplete, version, detailsVersion, refetchFile, refetch]);
  const complete = useMemo(() => {
    if (isComplete) return rows;
    if (details === undefined || version !== detailsVersion) return undefined;
    return rows.map((row) =>
      row.facts ? row : { ...row, ...details.details[row.id], facts: details.details[row.id]?.facts ?? NO_FACTS },
    );
  }, [isComplete, details, version, detailsVersion, rows]);
  return { rows: complete, query: { data: complete, error, refetch } };
}
