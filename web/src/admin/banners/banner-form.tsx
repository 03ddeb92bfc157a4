import { isPlannedAt } from '@catalogue/contract/schedule';
import { linkUrl } from '@catalogue/contract/endpoints/inputs';
import { MIDDLE, type Banner } from '@catalogue/contract/entities/banner';
import { serverNow } from '../../data/network/server-clock';
import { Button } from '../../ui/button';
import { ErrorCount, TextField } from '../../ui/field';
import { Row } from '../../ui/layout';
import { MutedText } from '../../ui/muted-text';
import { Picture } from '../../ui/picture';
import { confirmClear } from '../data/confirm-clear';
import { fieldError } from '../data/field-error';
import { fromLocalDateTime, toLocalDateTime } from '../../lib/local-date-time';
import { reportWrite } from '../data/report-write';
import { saveForm } from '../data/pending-writes/pending-writes';
import { useEdits } from '../data/edits';
import { useDraftToRestore, useOwnDraft } from '../data/own-draft';
import { AdminForm } from '../ui/admin-form';
import { ConflictNotice } from '../ui/conflict-notice';
import { DraftNotices } from '../ui/draft-notices';
import { useSubmit } from '../../ui/use-submit';
import { SCHEDULE_TEXTS, ScheduleFields } from '../ui/schedule-fields';
import { bannerDrafts, bannerKey, type BannerDraft, type BannerValues as Values } from './banner-drafts';
import { BANNER_TEXTS } from './banner-texts';
import { BannerWords, isBannerValid } from './banner-words';
import { CropField } from './crop-field';
import { PagePicker } from './page-picker';

const valuesOf = (banner: Banner): Values => ({
  alt: banner.alt,
  words: banner.words,
  link: banner.link ?? '',
  ...(banner.focus ?? MIDDLE),
  startsAt: toLocalDateTime(banner.startsAt),
  endsAt: toLocalDateTime(banner.endsAt),
});

const FIELD_NAMES: Readonly<Record<keyof Values, string>> = { ...BANNER_TEXTS, ...SCHEDULE_TEXTS };

/** What a person typed, by the name of its field. */
const typedOf = ({ alt, words, link }: Pick<Values, 'alt' | 'words' | 'link'>): Record<string, string> => ({
  [BANNER_TEXTS.alt]: alt,
  [BANNER_TEXTS.words]: words,
  [BANNER_TEXTS.link]: link,
});

async function save(
  banner: Banner,
  base: number | null,
  { alt, words, link, startsAt, endsAt, desktop, phone }: Values,
): Promise<void> {
  const change = {
    alt,
    words,
    focus: { desktop, phone },
    link: link === '' ? null : link,
    startsAt: fromLocalDateTime(startsAt),
    endsAt: fromLocalDateTime(endsAt),
    planned: isPlannedAt(fromLocalDateTime(startsAt), serverNow()),
  };
  await saveForm({
    name: alt,
    steps: [{ noun: 'banners', id: banner.id, base, change }],
    typed: typedOf({ alt, words, link }),
  });
}

interface Props {
  banner: Banner;
  isUnsent: boolean;
}

/** The part that stays, alternative text, link and dates of a banner. What is typed is kept until it is saved or discarded. */
export function BannerForm(props: Props) {
  const draft = useDraftToRestore(bannerDrafts, bannerKey(props.banner.id));
  return draft === undefined ? null : <DraftedForm {...props} draft={draft} />;
}

function DraftedForm({ banner, isUnsent, draft }: Props & { draft: BannerDraft | null }) {
  const stored = { values: valuesOf(banner), revision: banner.revision, isUnsent };
  const { values, from, open, base, notice, requireResolved, set, reset } = useEdits(stored, stored.values, draft);
  const changed = (Object.keys(values) as (keyof Values)[]).filter((field) => values[field] !== stored.values[field]);
  const draftState = useOwnDraft(bannerDrafts, bannerKey(banner.id), {
    restored: draft,
    typed: changed.length === 0 ? null : { values, from, open },
  });
  const discard = async () => {
    if (await confirmClear(changed.map((field) => FIELD_NAMES[field]).join(', '))) reset();
  };
  const linkError = fieldError(linkUrl, values.link);
  const { formProps, errorCount } = useSubmit(() => {
    if (linkError !== undefined || !isBannerValid(values)) return false;
    if (!requireResolved()) return true;
    const trimmed = { ...values, alt: values.alt.trim(), words: values.words.trim() };
    set(trimmed);
    void reportWrite(save(banner, base, trimmed), { title: trimmed.alt, typed: typedOf(trimmed) });
    return true;
  });

  return (
    <AdminForm {...formProps}>
      <DraftNotices {...draftState} onDiscard={discard} />
      <ConflictNotice
        {...notice}
        nameOf={(field) => FIELD_NAMES[field]}
        show={({ theirs }) => String(theirs) || BANNER_TEXTS.nothing}
      />
      {banner.picture && (
        <>
          <MutedText>{BANNER_TEXTS.cropHint}</MutedText>
          <CropField kind={banner.kind} focus={values} onChange={set} ratio={banner.picture.width / banner.picture.height}>
            <Picture picture={banner.picture} alt="" sizes="20rem" />
          </CropField>
        </>
      )}
      <BannerWords kind={banner.kind} values={values} onChange={set} />
      <TextField
        label={BANNER_TEXTS.link}
        hint={`${BANNER_TEXTS.linkHint} ${BANNER_TEXTS.linkEmpty[banner.kind]}`}
        value={values.link}
        error={linkError}
        onChange={({ target }) => set({ link: target.value.trim() })}
      />
      <PagePicker link={values.link} onChoose={(link) => set({ link })} />
      <ScheduleFields values={values} onChange={set} />
      <Row gap={3}>
        <Button type="submit">{BANNER_TEXTS.save}</Button>
      </Row>
      <ErrorCount count={errorCount} result="saved" />
    </AdminForm>
  );
}
