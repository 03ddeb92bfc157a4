import type { Banner } from '@catalogue/contract/entities/banner';
import { LIMITS } from '@catalogue/contract/limits';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { contentModule } from '../data/firebase';
import { follow } from '../data/save';
import { useEdits } from '../data/use-edits';
import { ClashNotice } from '../ui/clash-notice';
import form from '../ui/form.module.css';
import { COPY } from './copy';

/** `2026-11-21T14:05` in this device's time zone, as the field wants it. */
const asLocal = (moment: number | null): string => {
  if (moment === null) return '';
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};
const asDate = (text: string): Date | null => (text === '' ? null : new Date(text));

const valuesOf = (banner: Banner) => ({
  alt: banner.alt,
  link: banner.link ?? '',
  startsAt: asLocal(banner.startsAt),
  endsAt: asLocal(banner.endsAt),
});
type Values = ReturnType<typeof valuesOf>;

async function save(banner: Banner, base: number | null, { alt, link, startsAt, endsAt }: Values): Promise<void> {
  const { commit } = await contentModule();
  const fields = {
    alt,
    link: link === '' ? null : link,
    startsAt: asDate(startsAt),
    endsAt: asDate(endsAt),
  };
  await commit([{ noun: 'banners', id: banner.id, base, fields }], {
    action: 'changed',
    noun: 'banners',
    id: banner.id,
    title: fields.alt,
  });
}

/** Alternative text, link and dates of a banner. */
export function BannerForm({ banner, isUnsent }: { banner: Banner; isUnsent: boolean }) {
  const stored = { values: valuesOf(banner), revision: banner.revision, isUnsent };
  const { values, base, notice, isSettled, set } = useEdits(stored, stored.values);
  // As the rules have it.
  const wrongLink = values.link !== '' && !/^(https:\/\/\S+|\/([^/\\]\S*)?)$/.test(values.link);
  const longAlt = values.alt.trim().length > LIMITS.altText;
  const wrongDates = values.startsAt !== '' && values.endsAt !== '' && values.endsAt <= values.startsAt;

  return (
    <form
      noValidate
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (wrongLink || wrongDates || longAlt || !isSettled()) return;
        const tidy = { ...values, alt: values.alt.trim() };
        set(tidy);
        void follow(save(banner, base, tidy), { title: tidy.alt });
      }}
    >
      <ClashNotice {...notice} nameOf={(field) => COPY[field]} show={({ theirs }) => theirs || COPY.nothing} />
      <TextField
        label={COPY.alt}
        hint={COPY.altHint}
        value={values.alt}
        error={longAlt ? COPY.tooLong(LIMITS.altText) : undefined}
        onChange={({ target }) => set({ alt: target.value })}
      />
      <TextField
        label={COPY.link}
        hint={COPY.linkHint}
        value={values.link}
        error={wrongLink ? COPY.linkWrong : undefined}
        onChange={({ target }) => set({ link: target.value.trim() })}
      />
      <div className={form.pair}>
        <TextField
          label={COPY.startsAt}
          type="datetime-local"
          value={values.startsAt}
          onChange={({ target }) => set({ startsAt: target.value })}
        />
        <TextField
          label={COPY.endsAt}
          type="datetime-local"
          value={values.endsAt}
          error={wrongDates ? COPY.datesWrong : undefined}
          onChange={({ target }) => set({ endsAt: target.value })}
        />
      </div>
      <div className={form.actions}>
        <Button type="submit">{COPY.save}</Button>
      </div>
    </form>
  );
}
