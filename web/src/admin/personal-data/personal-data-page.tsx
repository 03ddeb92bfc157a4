import { useMutation } from '@tanstack/react-query';
import { formatDay } from '../../lib/format';
import { Button } from '../../ui/button';
import { confirm } from '../../ui/dialogs';
import { TextField } from '../../ui/field';
import { Stack } from '../../ui/layout';
import { notify } from '../../ui/notify';
import { useForm, type FormErrors } from '../../ui/use-form';
import { answerOf, failureKind, failureReason } from '../data/failure-reason';
import { PERSONAL_DATA_TEXTS as texts } from './personal-data-texts';
import { StoredData } from './stored-data';
import styles from './personal-data-page.module.css';
import { type Erased, type PersonalData, personalDataEndpoints } from '@catalogue/contract/endpoints/personal-data';
import { callModule } from '../data/firebase-modules';

/** Everything stored about a person, found by e-mail address or phone number. @throws ServerFailure */
async function exportPerson(person: string): Promise<PersonalData> {
  const { callAsUser } = await callModule();
  return answerOf(await callAsUser(personalDataEndpoints.export, { body: { person } }));
}

/** The server answers when everything is erased. */
const ERASE_TIMEOUT_MS = 60_000;

/** Erases everything about a person; returns the numbers of erased documents. @throws ServerFailure */
async function erasePerson(person: string): Promise<Erased> {
  const { callAsUser } = await callModule();
  return answerOf(await callAsUser(personalDataEndpoints.erase, { body: { person }, timeoutMs: ERASE_TIMEOUT_MS }));
}

interface Values {
  person: string;
}

const check = ({ person }: Values): FormErrors<Values> => ({ person: person.trim() === '' ? texts.missing : undefined });

/** /Admin/personal-data: finds, exports and erases everything about one person. */
export default function PersonalDataPage() {
  const found = useMutation({ mutationFn: async (who: string) => ({ who, data: await exportPerson(who) }) });
  const { formProps, isSubmitting, field, reset } = useForm({
    initial: { person: '' },
    check,
    submit: ({ person }) =>
      found.mutateAsync(person.trim()).then(
        () => null,
        (error: unknown) => ({ person: failureReason(error) }),
      ),
  });
  const erasure = useMutation({
    mutationFn: erasePerson,
    onSuccess: ({ inBackupsUntil }) => {
      found.reset();
      reset();
      void notify(texts.erased(formatDay(inBackupsUntil)), { kind: 'success' });
    },
    onError: (error, who) => {
      const reason = failureReason(error);
      void notify(failureKind(error) === 'refused' ? reason : texts.eraseStopped(reason), { kind: 'failure' });
      found.mutate(who);
    },
  });

  async function erase(who: string): Promise<void> {
    const { sure: title, body, erase: action } = texts;
    if (await confirm({ title, body, action, danger: true })) erasure.mutate(who);
  }

  return (
    <Stack gap={4} className={styles.page}>
      <p>{texts.lead}</p>
      <form {...formProps} className={styles.form} noValidate>
        <TextField label={texts.person} name="person" autoComplete="off" aria-required {...field('person')} />
        <Button type="submit" kind="primary" busy={isSubmitting}>
          {isSubmitting ? texts.finding : texts.find}
        </Button>
      </form>
      {/* It is there before its content: many screen readers announce no live region that comes with its text. */}
      <div aria-live="polite">
        {found.data && (
          <StoredData
            who={found.data.who}
            data={found.data.data}
            isErasing={erasure.isPending}
            onErase={(who) => void erase(who)}
          />
        )}
      </div>
    </Stack>
  );
}
