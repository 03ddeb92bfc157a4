import type { Check } from './entities/status';
import { STATUS_LIMITS } from './status-limits';

/** Title of each check, and what to do while it is bad. The screen and the mail to staff say the same. */
export const STATUS_TEXTS: Readonly<Record<Check, { title: string; advice: string }>> = {
  site: {
    title: 'Site',
    advice:
      'A page did not answer. Open the site yourself. If it is down, roll back with the command that the last deploy printed.',
  },
  publishing: {
    title: 'Publishing',
    advice:
      'Changes wait too long, or cannot be published. The dashboard names the documents: open and save them again. If nothing moves, look at the log of resumePublishing.',
  },
  mails: {
    title: 'Mails',
    advice:
      'Mails about leads do not go out. The mail log says why. Correct the mail server with: npx firebase functions:secrets:set SMTP_URL, then deploy.',
  },
  suspects: {
    title: 'Suspect leads',
    advice:
      'More than a fifth of the last hour’s leads came from networks that sent too many. Look at the suspects on the lead desk. If they are honest, the server may take many visitors for one network: open /api/network. If it is not your address, set TRUSTED_PROXIES (docs/deploy.md).',
  },
  backup: {
    title: 'Backup',
    advice: 'There is no backup of the last two days. Make one now: npm run backup -- --to DIR --project PROJECT.',
  },
  jobs: {
    title: 'Nightly jobs',
    advice:
      'Something that the server does by itself has not succeeded in time. Look at the log of the functions nightly, everyFiveMinutes and backUpAccounts; if there is none, deploy again.',
  },
  errors: {
    title: 'Errors',
    advice: `More than ${STATUS_LIMITS.errors} errors in 24 hours. Look at the log of the function that has most. If they began with a deploy, roll back.`,
  },
  storage: {
    title: 'Storage',
    advice:
      'The nightly measurement has not run for three days. Look at the log of the function nightly; deploy again if there is none.',
  },
  vitals: {
    title: 'Speed for visitors',
    advice:
      'A quarter of the visits is poor on one kind of page. Look at what changed there: pictures, scripts, third parties.',
  },
  cost: {
    title: 'Cost estimate',
    advice: `The month will cost more than $${STATUS_LIMITS.cost}. Compare with the bill, and set a budget alert in the Google Cloud console.`,
  },
};
