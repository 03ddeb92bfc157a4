import { LIMITS } from '@catalogue/contract/limits';
import { useState } from 'react';
import { RadioGroup } from '../../ui/choice-field';
import { TextField } from '../../ui/field';
import { FormDialog } from '../../ui/form-dialog';
import { useSubmit } from '../../ui/use-submit';
import type { useSavedViews } from '../data/use-saved-views';
import { VIEW_TEXTS as texts } from './view-texts';

interface Props {
  saved: ReturnType<typeof useSavedViews>;
  search: string;
  onClose: () => void;
}

/** Asks for the name of a view and who sees it. */
export function SaveViewDialog({ saved, search, onClose }: Props) {
  const [name, setName] = useState('');
  const [isForAll, setForAll] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const trimmed = name.trim();
  const replaces = isForAll && saved.isShared(trimmed);
  const isFull = isForAll && !replaces && !saved.hasRoom;
  const form = useSubmit(() => {
    setMissing(trimmed === '');
    if (trimmed === '' || isFull) return false;
    saved.save({ name: trimmed, search }, isForAll);
    onClose();
    return true;
  });
  return (
    <FormDialog title={texts.save} submit={texts.saveAction} gap={4} form={form} onClose={onClose}>
      <TextField
        label={texts.name}
        hint={replaces ? texts.replaces : texts.nameHint}
        maxLength={LIMITS.viewName}
        aria-required
        data-autofocus
        value={name}
        error={isMissing && trimmed === '' ? texts.missing : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <RadioGroup
        label={texts.who}
        name="view-for"
        value={isForAll ? 'all' : 'own'}
        error={isFull ? texts.full : undefined}
        options={[
          { value: 'own', label: texts.own },
          { value: 'all', label: texts.all },
        ]}
        onChange={(value) => setForAll(value === 'all')}
      />
    </FormDialog>
  );
}
