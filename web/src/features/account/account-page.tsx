import type { ReactNode } from 'react';
import { Head } from '../../ui/head';
import form from './form.module.css';

interface Props {
  heading: string;
  lead: string;
  children: ReactNode;
}

/** A narrow page for one task: logging in, signing up, or the reason why access is refused. */
export function AccountPage({ heading, lead, children }: Props) {
  return (
    <div className={form.page}>
      <Head title={heading} description={lead} />
      <header className={form.head}>
        <h1 tabIndex={-1}>{heading}</h1>
        <p className={form.lead}>{lead}</p>
      </header>
      {children}
    </div>
  );
}
