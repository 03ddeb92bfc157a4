import { banner as bannerSchema, type BannerKind } from '@catalogue/contract/entities/banner';
import { TextField } from '../../ui/field';
import { fieldError } from '../data/field-error';
import { hasWrongDates, ScheduleFields, type TypedSchedule } from '../ui/schedule-fields';
import { BANNER_TEXTS } from './banner-texts';

/** What is typed about a banner beside its link. */
export interface TypedBanner extends TypedSchedule {
  alt: string;
  words: string;
}

/** Whether the rules would take it. */
export const isBannerValid = (typed: TypedBanner): boolean =>
  fieldError(bannerSchema.entries.alt, typed.alt) === undefined &&
  fieldError(bannerSchema.entries.words, typed.words) === undefined &&
  !hasWrongDates(typed);

interface Props {
  kind: BannerKind;
  values: TypedBanner;
  onChange: (change: Partial<TypedBanner>) => void;
}

/** Alternative text and live text of a banner. */
export const BannerWords = ({ kind, values, onChange }: Props) => (
  <>
    <TextField
      label={BANNER_TEXTS.alt}
      hint={BANNER_TEXTS.altHint}
      value={values.alt}
      error={fieldError(bannerSchema.entries.alt, values.alt)}
      onChange={({ target }) => onChange({ alt: target.value })}
    />
    {kind === 'carousel' && (
      <TextField
        label={BANNER_TEXTS.words}
        hint={BANNER_TEXTS.wordsHint}
        value={values.words}
        error={fieldError(bannerSchema.entries.words, values.words)}
        onChange={({ target }) => onChange({ words: target.value })}
      />
    )}
  </>
);

/** All of it, for a banner that is about to be added. */
export const NewBannerFields = (props: Props) => (
  <>
    <BannerWords {...props} />
    <ScheduleFields values={props.values} onChange={props.onChange} />
  </>
);
