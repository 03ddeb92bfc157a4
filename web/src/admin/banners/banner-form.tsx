import { isPlannedAt } from '@catalogue/contract/schedule';
import { banner as bannerSchema, type Banner } from '@catalogue/contract/entities/banner';
import { serverNow } from '../../data/network/server-clock';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { fieldError } from '../data/field-error';
import { fromLocalDateTime, toLocalDateTime } from '../data/local-date-time';
import { reportWrite } from '../data/report-write';
import { commitJournaled } from '../data/write-journal';
import { useEdits } from '../data/use-edits';
import { AdminForm } from '../ui/admin-form';
import { ConflictNotice } from '../ui/conflict-notice';
import { useFocusFirstError } from '../../ui/use-focus-first-error';
import { hasWrongDates, SCHEDULE_TEXTS, ScheduleFields } from '../ui/schedule-fields';
import form from '../ui/form.module.css';
import { PagePicker } from './page-picker';
import { BANNER_TEXTS } from './banner-texts';

const toDate = (value: string): Date | null => {
  const moment = fromLocalDateTime(value);
  return moment === null ? null : new Date(moment);
};

const valuesOf = (banner: Banner) => ({
  alt: banner.alt,
  words: banner.words,
  link: banner.link ?? '',
  startsAt: toLocalDateTime(banner.startsAt),
  endsAt: toLocalDateTime(banner.endsAt),
});
type Values = ReturnType<typeof valuesOf>;

async function save(banner: Banner, base: number | null, { alt, words, link, startsAt, endsAt }: Values): Promise<void> {
  const fields = {
    alt,
    words,
    link: link === '' ? null : link,
    startsAt: toDate(startsAt),
    endsAt: toDate(endsAt),
    planned: isPlannedAt(toDate(startsAt)?.getTime(), serverNow()),
  };
  await commitJournaled(
    [{ noun: 'banners', id: banner.id, base, fields }],
    { action: 'changed', noun: 'banners', id: banner.id, title: alt },
    { [BANNER_TEXTS.alt]: alt, [BANNER_TEXTS.words]: words, [BANNER_TEXTS.link]: link },
  );
}

/** Alternative text, link and dates of a banner. */
export function BannerForm({ banner, isUnsent }: { banner: Banner; isUnsent: boolean }) {
  const stored = { values: valuesOf(banner), revision: banner.revision, isUnsent };
  const { values, base, notice, requireResolved, set } = useEdits(stored, stored.values);
  const { formRef, focusFirstError } = useFocusFirstError();
  // The security rules have the same pattern.
  const isLink = values.link === '' || /^(https:\/\/\S+|\/([^/\\\s]\S*)?)$/.test(values.link);
  const linkError = isLink ? fieldError(bannerSchema.entries.link, values.link) : BANNER_TEXTS.linkWrong;
  const altError = fieldError(bannerSchema.entries.alt, values.alt);
  const wordsError = fieldError(bannerSchema.entries.words, values.words);
  const wrongDates = hasWrongDates(values);

  const submit = () => {
    if (linkError !== undefined || altError !== undefined || wordsError !== undefined || wrongDates) {
      focusFirstError();
      return;
    }
    if (!requireResolved()) return;
    const trimmed = { ...values, alt: values.alt.trim(), words: values.words.trim() };
    set(trimmed);
    void reportWrite(save(banner, base, trimmed), { title: trimmed.alt });
  };

  return (
    <AdminForm formRef={formRef} onSubmit={submit}>
      <ConflictNotice
        {...notice}
        nameOf={(field) => ({ ...BANNER_TEXTS, ...SCHEDULE_TEXTS })[field]}
        show={({ theirs }) => theirs || BANNER_TEXTS.nothing}
      />
      <TextField
        label={BANNER_TEXTS.alt}
        hint={BANNER_TEXTS.altHint}
        value={values.alt}
        error={altError}
        onChange={({ target }) => set({ alt: target.value })}
      />
      {banner.kind === 'carousel' && (
        <TextField
          label={BANNER_TEXTS.words}
          hint={BANNER_TEXTS.wordsHint}
          value={values.words}
          error={wordsError}
          onChange={({ target }) => set({ words: target.value })}
        />
      )}
      <TextField
        label={BANNER_TEXTS.link}
        hint={BANNER_TEXTS.linkHint}
        value={values.link}
        error={linkError}
        onChange={({ target }) => set({ link: target.value.trim() })}
      />
      <PagePicker link={values.link} onChoose={(link) => set({ link })} />
      <ScheduleFields values={values} onChange={set} />
      <div className={form.actions}>
        <Button type="submit">{BANNER_TEXTS.save}</Button>
      </div>
    </AdminForm>
  );
}
