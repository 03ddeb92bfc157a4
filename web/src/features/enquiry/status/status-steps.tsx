import { ENQUIRY_STATUSES, type EnquiryStatusName } from '@catalogue/contract/entities/enquiry-status';
import { useCompany } from '../../../data/catalogue/hooks';
import { Stack } from '../../../ui/layout';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { STATUS_TEXTS as texts } from './status-texts';
import styles from './enquiry-status-page.module.css';

/** The four steps of an enquiry, the current one explained. */
export function StatusSteps({ status }: { status: EnquiryStatusName }) {
  const { answers } = useCompany();
  const current = ENQUIRY_STATUSES.indexOf(status);
  return (
    <Stack as="ol" aria-label={texts.progress}>
      {ENQUIRY_STATUSES.map((step, index) => {
        const [name, more] = texts.steps[step];
        const isCurrent = index === current;
        return (
          <li
            key={step}
            className={[styles.step, index <= current && styles.reached].filter(Boolean).join(' ')}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <strong>{name}</strong>
            {isCurrent && (
              <>
                <VisuallyHidden> ({texts.now})</VisuallyHidden>
                <p>{typeof more === 'string' ? more : more(answers)}</p>
              </>
            )}
          </li>
        );
      })}
    </Stack>
  );
}
