import type { Check } from './entities/status';
import { STATUS_LIMITS } from './status-limits';

interface CheckTexts {
  title: string;
  /** What it means for the business, and what an owner does. */
  advice: string;
  /** What the maintainer of the site does. Missing: the owner can repair it alone. */
  repair?: string;
}

/** What to say of each check, and what to do while it is bad. The screen and the mail to staff say the same. */
export const STATUS_TEXTS: Readonly<Record<Check, CheckTexts>> = {
  site: {
    title: 'Site',
    advice:
      'Visitors may not see the site. Open it on your phone without Wi-Fi. If it does not come, call whoever maintains it.',
    repair: 'Roll back with the command that the last deploy printed.',
  },
  publishing: {
    title: 'Publishing',
    advice:
      'Visitors do not see your latest changes yet. The dashboard names what cannot be published: open it there, and save it again.',
    repair: 'If nothing moves, look at the log of resumePublishing.',
  },
  mails: {
    title: 'Mails',
    advice: 'Mails about enquiries do not go out. Look at the inbox instead: every enquiry is there. The mail log says why.',
    repair: 'Correct the mail server with: npx firebase functions:secrets:set SMTP_URL, then deploy.',
  },
  spam: {
    title: 'Spam leads',
    advice:
      'More than a fifth of the last hour’s enquiries look like spam, and they are in the hourly summary only. Open the filter Spam in the inbox, and change the status of those that are honest.',
    repair:
      'If honest ones are among them, the server may take many visitors for one network: open /api/network. If it is not your address, set TRUSTED_PROXIES (docs/deploy.md).',
  },
  backup: {
    title: 'Backup',
    advice:
      'There is no whole backup of the last two days. Download the documents below now, and tell whoever maintains the site.',
    repair: 'Make one with pictures and accounts: npm run backup -- --to DIR --project PROJECT.',
  },
  jobs: {
    title: 'Scheduled jobs',
    advice: 'Something that the site does by itself has not been done: reminders, clearing up, or reports may be missing.',
    repair: 'Look at the log of the functions nightly, everyFiveMinutes and backUpAccounts; if there is none, deploy again.',
  },
  errors: {
    title: 'Errors',
    advice: 'Some people may have met a page or a form that failed. Their enquiries are kept on their devices and sent again.',
    repair: `More than ${STATUS_LIMITS.errors} errors in 24 hours: look at the log of the function that has most. If they began with a deploy, roll back.`,
  },
  storage: {
    title: 'Storage',
    advice: 'How much room the pictures take has not been measured for three days. Nothing is lost.',
    repair: 'Look at the log of the function nightly; deploy again if there is none.',
  },
  vitals: {
    title: 'Speed for visitors',
    advice: 'One visit in four is slow on one kind of page: such visitors leave sooner. Large pictures are the usual cause.',
    repair: 'Look at what changed there: pictures, scripts, third parties.',
  },
  cost: {
    title: 'Cost estimate',
    advice: `The month will cost more than $${STATUS_LIMITS.cost}. Compare with the bill of Google Cloud.`,
    repair: 'Set a budget alert in the Google Cloud console, and look at what grew in the table of costs.',
  },
};
