import type { ComponentProps } from 'react';
import form from './form.module.css';

/** A form of the admin screens. Its fields show their errors themselves, instead of the browser. */
export const AdminForm = (props: Omit<ComponentProps<'form'>, 'className' | 'noValidate'>) => (
  <form {...props} noValidate className={form.form} />
);
