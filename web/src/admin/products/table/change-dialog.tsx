import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { PRODUCT_TEXTS } from '../product-texts';

interface Props {
  title: string;
  /** Text of the button that applies the change. */
  applyLabel: string;
  /** Whether there is nothing to apply. */
  isEmpty: boolean;
  onClose: () => void;
  onApply: () => void;
  children: ReactNode;
}

/** A dialog that previews a change of several products before it is applied. */
export const ChangeDialog = ({ title, applyLabel, isEmpty, onClose, onApply, children }: Props) => (
  <Dialog
    title={title}
    wide
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>{PRODUCT_TEXTS.bulk.cancel}</Button>
        <Button kind="primary" disabled={isEmpty} onClick={onApply}>
          {applyLabel}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
