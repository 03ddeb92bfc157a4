import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { PATHS } from '@catalogue/contract/paths';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';
import { ErrorCount } from '../../ui/field';
import { ENQUIRY_FORM_TEXTS } from '../enquiry/enquiry-form-texts';
import form from '../enquiry/form.module.css';
import { AttachmentSlot, Honeypot, SenderNote, useHoneypot } from '../enquiry/form-parts';
import { draftKeyOf } from '../enquiry/form-values';
import type { FormValues } from '../enquiry/form-values';
import { LeadFields } from '../enquiry/lead-fields';
import type { SubmissionStatus } from '../enquiry/submission-status';
import { useLeadForm } from '../enquiry/use-lead-form';
import { removeNames } from '../mockup/names/device-names';
import { clearSent } from './basket';
import { subjectOfBasket } from './basket-content';
import { BASKET_TEXTS as texts } from './basket-texts';
import type { Basket, Client } from './baskets';
import { BriefFields } from './brief-fields';

const valuesOfClient = (client: Client | null): Partial<FormValues> | undefined =>
  client === null
    ? undefined
    : {
        name: client.name,
        companyname: client.company,
        mobile: client.phone,
        city: client.city ?? '',
        email: client.email ?? '',
      };

interface Props {
  basket: Basket;
  productOf: (productId: string) => ProductSummary | undefined;
  onStatus: (status: SubmissionStatus | null) => void;
}

/** Sends the basket as one enquiry. It needs scripts, like the basket itself. */
export function BasketForm({ basket, productOf, onStatus }: Props) {
  const subject = subjectOfBasket(basket, productOf);
  const {
    values,
    errors,
    errorCount,
    asks,
    busy,
    form: formRef,
    set,
    clearError,
    submit,
    clearSender,
  } = useLeadForm(subject, {
    onStatus,
    initialValues: valuesOfClient(basket.client),
    onAccepted: () => {
      void clearSent(basket);
      void removeNames(basket.lines.map(({ productId }) => productId)).catch(() => undefined);
    },
  });
  const honeypot = useHoneypot();
  return (
    <form
      ref={formRef}
      className={form.form}
      aria-label={texts.title}
      noValidate
      {...honeypot.personEvents}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(honeypot.value());
      }}
    >
      <h2>{texts.details}</h2>
      <BriefFields basket={basket} errors={errors} readOnly={busy} onEdit={clearError} />
      <SenderNote onClear={clearSender} />
      <LeadFields subject={subject} values={values} errors={errors} readOnly={busy} set={set} />
      <AttachmentSlot draftKey={draftKeyOf(subject)} readOnly={busy} />
      <Honeypot field={honeypot.field} />
      <div className={form.foot}>
        <Button type="submit" kind="primary" busy={busy}>
          {busy ? texts.sending : asks ? ENQUIRY_FORM_TEXTS.sendAnyway : texts.send}
        </Button>
        <p className={form.privacy}>
          {ENQUIRY_FORM_TEXTS.privacy} <Link to={PATHS.privacy}>{ENQUIRY_FORM_TEXTS.privacyLink}</Link>
        </p>
      </div>
      <ErrorCount count={errorCount} result="sent" />
    </form>
  );
}
