import { Suspense, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { observable } from '../lib/observable';
import { optional } from './optional';

interface Question {
  title: string;
  body: ReactNode;
  /** The verb on the button that goes ahead. */
  action: string;
  /** It loses something: the button says so by its colour. */
  danger?: boolean;
  cancel?: string;
}

export interface Status {
  kind: 'success' | 'failure' | 'waiting';
  message: string;
  more?: string;
}

export type Shown = { question: Question; answer: (yes: boolean) => void } | { status: Status; gone: () => void };

const NONE: readonly Shown[] = [];
const shown = observable(NONE);
const add = (dialog: Shown): void => shown.set([...shown.get(), dialog]);
const takeAway = (dialog: Shown): void => shown.set(shown.get().filter((one) => one !== dialog));

/** Asks before something is lost. Escape and Cancel are no. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    const dialog: Shown = {
      question,
      answer: (yes) => {
        takeAway(dialog);
        resolve(yes);
      },
    };
    add(dialog);
  });

/** Says how something went, for 1.5 seconds or until it is tapped away; read out by screen readers. Resolves when it has closed. */
export const showStatus = (content: Status): Promise<void> =>
  new Promise((resolve) => {
    const dialog: Shown = {
      status: content,
      gone: () => {
        takeAway(dialog);
        resolve();
      },
    };
    add(dialog);
  });

/** Resolves to no if the dialog's script cannot be loaded. */
function giveUp(): void {
  for (const one of shown.get()) {
    if ('status' in one) one.gone();
    else one.answer(false);
  }
}

// Loads with the first dialog: most visits have none.
const Host = optional(() => import('./dialog-host'), giveUp);

/** Mounted once, by the shell. */
export function Dialogs() {
  const dialogs = useSyncExternalStore(shown.subscribe, shown.get, () => NONE);
  const current = dialogs[0];
  if (current === undefined) return null;
  return (
    <Suspense>
      <Host key={dialogs.length} shown={current} />
    </Suspense>
  );
}
