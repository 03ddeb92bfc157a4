import type { Status } from '@catalogue/contract/entities/status';
import type { VitalName } from '@catalogue/contract/web-vitals';
import type { ReactNode } from 'react';
import { formatMoment } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Stack } from '../../ui/layout';
import { MutedText } from '../../ui/muted-text';
import { DataTable } from '../ui/data-table';
import { formatDollars, formatVital, kindOf } from './metrics';
import { STATUS_SCREEN_TEXTS as texts } from './status-texts';
import styles from './status-page.module.css';

const { columns, tables } = texts;

const Section = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <Stack as="section" gap={2} className={styles.section}>
    <h2>{title}</h2>
    {note !== undefined && <MutedText>{note}</MutedText>}
    {children}
  </Stack>
);

const Vital = ({ name, value }: { name: VitalName; value: number | null }) => (
  <Badge kind={kindOf(name, value)}>{formatVital(name, value)}</Badge>
);

/** The figures behind the checks: speed, devices, errors, cost. */
export function StatusTables({ status: { vitals, devices, errors, cost, release } }: { status: Status }) {
  return (
    <>
      {vitals.length > 0 && (
        <Section title={tables.speed} note={texts.speedNote}>
          <DataTable
            label={tables.speed}
            rows={vitals}
            keyOf={({ page }) => page}
            columns={[
              { title: columns.page, isRowHeader: true, cell: ({ page }) => texts.pages[page] },
              { title: columns.loads, cell: ({ loads }) => loads },
              { title: columns.lcp, cell: ({ lcp }) => <Vital name="lcp" value={lcp} /> },
              { title: columns.inp, cell: ({ inp }) => <Vital name="inp" value={inp} /> },
              { title: columns.cls, cell: ({ cls }) => <Vital name="cls" value={cls} /> },
            ]}
          />
        </Section>
      )}
      <Section title={tables.devices} note={texts.devicesNote}>
        {devices.length === 0 ? (
          <p>{texts.noDevices}</p>
        ) : (
          <DataTable
            label={tables.devices}
            rows={devices}
            keyOf={({ id }) => id}
            columns={[
              {
                title: columns.release,
                isRowHeader: true,
                cell: ({ id, builtAt }) => (
                  <>
                    {builtAt === null ? texts.unknownRelease : formatMoment(builtAt)}{' '}
                    {id !== '' && id === release?.id && <Badge kind="brand">{texts.thisRelease}</Badge>}
                  </>
                ),
              },
              { title: columns.devices, cell: ({ count }) => count },
            ]}
          />
        )}
      </Section>
      {errors.length > 0 && (
        <Section title={tables.errors}>
          <DataTable
            label={tables.errors}
            rows={errors}
            keyOf={({ name }) => name}
            columns={[
              { title: columns.function, isRowHeader: true, cell: ({ name }) => name },
              { title: columns.errors, cell: ({ count }) => count },
            ]}
          />
        </Section>
      )}
      <Section title={tables.cost}>
        <DataTable
          label={tables.cost}
          rows={cost.parts}
          keyOf={({ name }) => name}
          columns={[
            { title: columns.part, isRowHeader: true, cell: ({ name }) => name },
            { title: columns.dollars, cell: ({ dollars }) => formatDollars(dollars) },
          ]}
        />
      </Section>
    </>
  );
}
