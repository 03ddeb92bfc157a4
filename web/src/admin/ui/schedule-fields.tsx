import { TextField } from '../../ui/field';
import form from './form.module.css';

/** Dates as the fields hold them, '' for none. */
export interface TypedSchedule {
  startsAt: string;
  endsAt: string;
}

export const SCHEDULE_TEXTS = {
  startsAt: 'Shown from',
  endsAt: 'Shown until',
  wrong: 'It must end after it begins.',
} as const;

/** Whether it would end before it starts. */
export const hasWrongDates = ({ startsAt, endsAt }: TypedSchedule): boolean =>
  startsAt !== '' && endsAt !== '' && endsAt <= startsAt;

interface Props {
  values: TypedSchedule;
  onChange: (change: Partial<TypedSchedule>) => void;
}

/** From when until when something is shown. */
export const ScheduleFields = ({ values, onChange }: Props) => (
  <div className={form.pair}>
    <TextField
      label={SCHEDULE_TEXTS.startsAt}
      type="datetime-local"
      value={values.startsAt}
      onChange={({ target }) => onChange({ startsAt: target.value })}
    />
    <TextField
      label={SCHEDULE_TEXTS.endsAt}
      type="datetime-local"
      value={values.endsAt}
      error={hasWrongDates(values) ? SCHEDULE_TEXTS.wrong : undefined}
      onChange={({ target }) => onChange({ endsAt: target.value })}
    />
  </div>
);
