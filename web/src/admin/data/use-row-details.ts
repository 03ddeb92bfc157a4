import { NO_FACTS } from '@catalogue/contract/product-fields';
import { CHANGES_OVERLAP_MS } from '@catalogue/contract/entities/catalogue';
import type { CatalogueDetailsFile } from '@catalogue/contract/entities/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { isReachable } from '../../data/network/network-status';
import type { ProductRow } from './product-row';
import { catalogueDetailsQuery, catalogueFileQuery } from './queries/content';

/** Whether the details show a row as it is: they are of the list's version, or the row has not changed since they were made. */
const isCurrent = ({ version, asOf }: CatalogueDetailsFile, listVersion: number | undefined, row: ProductRow): boolean =>
  version === listVersion || row.updatedAt < asOf - CHANGES_OVERLAP_MS;

/**
 * The rows with description, quantity and facts: those of the catalogue file from the details file. undefined until they are
 * here. The query's error says that they are not on this device.
 */
export function useRowDetails(rows: readonly ProductRow[]) {
  const isComplete = rows.every(({ facts }) => facts !== undefined);
  const { data: file, refetch: refetchFile } = useQuery(catalogueFileQuery());
  const query = catalogueDetailsQuery(file?.settings?.limitsPrices === true);
  const { data: details, error, refetch } = useQuery({ ...query, enabled: !isComplete && file !== undefined });
  const version = file?.version;
  const complete = useMemo(() => {
    if (isComplete) return rows;
    if (!details || !rows.every((row) => row.facts !== undefined || isCurrent(details, version, row))) return undefined;
    return rows.map((row) => {
      if (row.facts) return row;
      const stored = details.details[row.id];
      return { ...stored, ...row, facts: { ...(stored?.facts ?? NO_FACTS), ...row.pendingFacts } };
    });
  }, [isComplete, details, version, rows]);
  const isOutdated = details !== undefined && complete === undefined;
  const detailsVersion = details?.version ?? 0;
  useEffect(() => {
    if (!isOutdated || version === undefined) return;
    void (detailsVersion > version ? refetchFile() : refetch());
  }, [isOutdated, detailsVersion, version, refetchFile, refetch]);
  const isMissing = isOutdated && !isReachable();
  return {
    rows: complete,
    query: { data: complete, error: error ?? (isMissing ? new Error('The details on this device are older') : null), refetch },
  };
}
