import { Button } from '../../ui/button';
import { ENQUIRY_FORM_TEXTS } from './enquiry-form-texts';
import styles from './form.module.css';

/** Says that the form was filled from the last enquiry, and takes that back. */
export const SenderNote = ({ onClear }: { onClear: (() => void) | null }) =>
  onClear !== null && (
    <p className={styles.sender}>
      {ENQUIRY_FORM_TEXTS.fromLast}
      <Button small kind="quiet" onClick={onClear}>
        {ENQUIRY_FORM_TEXTS.clear}
      </Button>
    </p>
  );
