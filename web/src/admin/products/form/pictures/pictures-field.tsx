import type { Product } from '@catalogue/contract/entities/product';
import { LIMITS } from '@catalogue/contract/limits';
import { newUploadName } from '@catalogue/contract/upload-name';
import { useState } from 'react';
import { notify } from '../../../../ui/notify';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import { ADMIN_TEXTS } from '../../../admin-texts';
import { SortableList } from '../../../ui/sortable-list';
import { PictureDrop } from '../../../uploads/picture-drop';
import { scalePicture } from '../../../uploads/scale-picture';
import {
  addPicture,
  isUnusable,
  movePicture,
  picturesByName,
  removePicture,
  restorePicture,
  storedPictures,
  type ChosenPictures,
  type PicturesUpdate,
} from './chosen-pictures';
import { PictureItem } from './picture-item';
import styles from './pictures-field.module.css';
import { PICTURES_TEXTS as copy } from './pictures-texts';

interface Props {
  label: string;
  stored: Product | null;
  /** null: nobody has touched them. */
  chosen: ChosenPictures | null;
  onChange: (update: PicturesUpdate) => void;
}

/** Scales chosen files and adds them, as many as there is room for. `error`: why some were left out. */
function useAddPictures(room: number, onChange: Props['onChange']) {
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setBusy(true);
    const scaled = await Promise.all(files.slice(0, room).map((file) => scalePicture(file).catch(() => null)));
    for (const blob of scaled) if (blob) onChange(addPicture(newUploadName(), blob));
    setError(scaled.includes(null) ? copy.invalid : files.length > room ? copy.full(LIMITS.pictures) : undefined);
    setBusy(false);
  };
  return { take, isBusy, error };
}

/** Up to eight pictures: added by file dialog, camera, drop or paste, ordered by drag or buttons, removed with an undo. */
export function PicturesField({ label, stored, chosen, onChange }: Props) {
  const [message, setMessage] = useState('');
  const { names, blobs } = chosen ?? storedPictures(stored);
  const known = picturesByName(stored);
  const { take, isBusy, error } = useAddPictures(LIMITS.pictures - names.length, onChange);

  const move = (name: string, to: number) => {
    onChange(movePicture(name, to));
    setMessage(copy.moved(to + 1, names.length));
  };
  const remove = (name: string, index: number) => {
    onChange(removePicture(name));
    const undo = { label: ADMIN_TEXTS.undo, run: () => onChange(restorePicture(name, index)) };
    void notify(copy.removed(index + 1), { action: undo });
  };

  return (
    <>
      <PictureDrop
        label={label}
        texts={{ ...copy, hint: copy.hint(LIMITS.pictures) }}
        multiple
        isBusy={isBusy}
        error={error}
        onFiles={(files) => void take(files)}
      >
        {names.length > 0 && (
          <SortableList
            items={names.map((name, index) => ({ id: name, position: index + 1 }))}
            nameOf={({ position }) => copy.picture(position)}
            onMove={(ids, moved) => move(moved, ids.indexOf(moved))}
            isGrid
          >
            {(shown) => (
              <ul aria-label={copy.list} className={styles.list}>
                {shown.map(({ id: name }, index) => (
                  <PictureItem
                    key={name}
                    name={name}
                    position={index + 1}
                    count={names.length}
                    chosen={blobs[name]}
                    stored={known.get(name)}
                    storedAt={stored?.updatedAt ?? 0}
                    isUnusable={isUnusable(stored, name)}
                    onMove={(to) => move(name, to)}
                    onRemove={() => remove(name, index)}
                  />
                ))}
              </ul>
            )}
          </SortableList>
        )}
      </PictureDrop>
      <VisuallyHidden>
        <span role="status">{message}</span>
      </VisuallyHidden>
    </>
  );
}
