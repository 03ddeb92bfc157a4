import { BlobPicture } from '../../../../ui/blob-picture';
import { Picture } from '../../../../ui/picture';
import { Thumbnail } from '../../../ui/thumbnail';
import { FORM_TEXTS } from '../form-texts';
import type { ChosenPictures, PicturesByName } from '../pictures/chosen-pictures';
import { PICTURES_TEXTS } from '../pictures/pictures-texts';
import styles from './sections.module.css';

interface Props {
  option: string;
  /** Upload that the option shows; null: none of its own. */
  value: string | null;
  pictures: ChosenPictures;
  stored: PicturesByName;
  onChange: (imageName: string | null) => void;
}

/** The picture of the product that an option shows. */
export function OptionPictureField({ option, value, pictures: { names, blobs }, stored, onChange }: Props) {
  const texts = FORM_TEXTS.options;
  const shown = value !== null && names.includes(value) ? value : '';
  const picture = stored.get(shown);
  const blob = blobs[shown];
  return (
    <span className={[styles.cell, styles.optionPicture].join(' ')}>
      <span aria-hidden="true" className={styles.head}>
        {texts.heads.picture}
      </span>
      <span className={styles.pictureChoice}>
        <Thumbnail>
          {picture ? (
            <Picture picture={picture} alt="" sizes="2.5rem" widest={320} />
          ) : (
            blob && <BlobPicture blob={blob} alt="" />
          )}
        </Thumbnail>
        <select
          aria-label={texts.picture(option)}
          className={styles.control}
          value={shown}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        >
          <option value="">{texts.noPicture}</option>
          {names.map((name, index) => (
            <option key={name} value={name}>
              {PICTURES_TEXTS.picture(index + 1)}
            </option>
          ))}
        </select>
      </span>
    </span>
  );
}
