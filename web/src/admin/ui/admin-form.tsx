import type { ReactNode, RefObject } from 'react';
import form from './form.module.css';

interface Props {
  /** Of `useFocusFirstError`. */
  formRef: RefObject<HTMLFormElement | null>;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form of the admin screens. Its fields show their errors themselves, instead of the browser. */
export const AdminForm = ({ formRef, onSubmit, children }: Props) => (
  <form
    ref={formRef}
    noValidate
    className={form.form}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </form>
);
