import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { observable } from '../lib/observable';
import type DialogHost from './dialog-host';
import { notify, type Toast } from './notify';
import { UI_TEXTS } from './ui-texts';

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

let Host: typeof DialogHost | null = null;

/** Loads the script of dialogs, at the latest with the first: most visits have none. Resolves to whether it could be had. */
export async function loadDialogs(): Promise<boolean> {
  try {
    Host ??= (await import('./dialog-host')).default;
    return true;
  } catch {
    return false;
  }
}

/** Asks before something is lost. Escape and Cancel are no, and so is a dialog that can't be had, which a message says. */
export async function confirm(question: Question): Promise<boolean> {
  if (!(await loadDialogs())) {
    await say(UI_TEXTS.dialog.missing, 'failure');
    return false;
  }
  return new Promise((resolve) => {
    const dialog: Shown = {
      question,
      answer: (yes) => {
        takeAway(dialog);
        resolve(yes);
      },
    };
    add(dialog);
  });
}

/** Says how something went, for 1.5 seconds or until it is tapped away; read out by screen readers. Resolves when it has closed. */
export async function showStatus(content: Status): Promise<void> {
  if (!(await loadDialogs())) return say(content.message, content.kind === 'waiting' ? 'information' : content.kind);
  return new Promise((resolve) => {
    const dialog: Shown = {
      status: content,
      gone: () => {
        takeAway(dialog);
        resolve();
      },
    };
    add(dialog);
  });
}

/** In a toast; where the network has gone before its script came, too, the browser says it. */
export const say = (message: string, kind: Required<Toast>['kind']): Promise<void> =>
  notify(message, { kind }).catch(() => alert(message));

/** Mounted once, by the shell. */
export function Dialogs() {
  const dialogs = useSyncExternalStore(shown.subscribe, shown.get, () => NONE);
  const current = dialogs[0];
  return current === undefined || Host === null ? null : <Host key={dialogs.length} shown={current} />;
}
