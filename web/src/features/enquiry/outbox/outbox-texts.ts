import { sendsByItself } from '../../../data/network/sends-by-itself';
import { plural } from '../../../lib/plural';
import type { LeadKind, SendError } from './items';

/** Why the last attempt of an enquiry failed. */
const SEND_ERRORS: Record<SendError, string> = {
  unreachable: 'No connection to our server.',
  timeout: 'Our server did not answer in time.',
  busy: 'Our server asked to wait a little.',
  serverError: 'Our server had a problem.',
  strangeAnswer: 'Something between this device and our server answered instead, such as the login page of a guest network.',
};

const REOPEN = 'Open this site again when you are online, and';

/** Texts about submitted and stored enquiries. Separate from the forms' texts, which load with the first page. */
export const OUTBOX_TEXTS = {
  saved: 'Saved on this device',
  savedMore: sendsByItself ? 'We send it as soon as you are online.' : `It waits here. ${REOPEN} it is sent.`,
  savedError: (error: SendError) =>
    `${SEND_ERRORS[error]} This device keeps it and goes on trying${sendsByItself ? '' : ' while this site is open'}: no need to write it again.`,
  unsaved:
    'It could not be sent, and this device could not keep it. Your text is still in the form: please try again, or call us.',
  withoutFile:
    'Your file is not part of it: this device could not read the file in time. Please choose it again in another enquiry.',
  reference: (reference: string) => `Reference ${reference}`,
  savedStatus: 'Saved on this device, not sent yet.',
  refusedLater: (reason: string) =>
    `Our server could not take it: ${reason} It is under My enquiries: change it there and send it again.`,
  toOutbox: 'Show my enquiries',

  outbox: {
    title: 'My enquiries',
    badge: (waiting: number, refused: number) => {
      const counts = [
        refused > 0 && `${plural(refused, 'needs', 'need')} you`,
        waiting > 0 && `${plural(waiting, 'is', 'are')} waiting to be sent`,
      ].filter((count) => count !== false);
      return counts.length === 0 ? 'My enquiries' : `My enquiries: ${counts.join(', ')}`;
    },
    intro: 'What you send from this device is kept here until we have it, and for a while after.',
    offline: `This device is offline. Everything below is safe here. ${sendsByItself ? 'We send it as soon as you are online.' : `${REOPEN} it is sent.`}`,
    unsafe:
      'This device cannot keep anything right now (its storage is full or switched off). Please leave this page open until all is sent.',
    empty: 'Nothing here yet',
    emptyMore: 'Enquiries you send appear here, even without a connection. Once we have one, it shows its reference number.',
    others: (count: number) =>
      `${plural(count, 'enquiry', 'enquiries')} of a colleague ${count === 1 ? 'waits' : 'wait'} on this device. ${
        sendsByItself
          ? `We send ${count === 1 ? 'it' : 'them'} as soon as you are online.`
          : `${REOPEN} ${count === 1 ? 'it is' : 'they are'} sent.`
      }`,
    onDevice: 'On this device',
    sendAll: 'Send all now',
    clearSent: 'Clear sent',
    kinds: { quickEnquiry: 'Quick enquiry', order: 'Product enquiry' } satisfies Record<LeadKind, string>,
    states: { saved: 'Saved on this device', sending: 'Sending', sent: 'Sent', needsYou: 'Needs you' },
    savedAt: (when: string) => `Written ${when}`,
    sentAt: (when: string) => `Received by us ${when}`,
    attempts: (attempts: number) => (attempts === 1 ? 'Tried once.' : `Tried ${attempts} times.`),
    next: (when: string) => `Next try ${when}.`,
    sendErrors: SEND_ERRORS,
    refused: (reason: string) => `Our server could not take it: ${reason}`,
    retryAfter: (when: string) => `Our server asked to wait. We try again: ${when}.`,
    named: (action: string, item: string) => `${action}: ${item}`,
    retry: 'Try now',
    edit: 'Edit',
    remove: 'Delete',
    again: 'Ask again',
    againNotLoaded: 'This part is not on this device yet. Try again when you are online.',
    copy: 'Copy as text',
    copied: 'The enquiry is copied.',
    notCopied: 'The text could not be copied. This browser does not allow it here.',
    instead: 'Send another way',
    copyMessage: 'Copy the message',
    messageCopied: 'The message is copied.',
    qrCode: 'QR code',
    qrLabel: 'QR code of the enquiry',
    qrHint: 'Our team scans it from this screen.',
    qrTooLong: 'This enquiry is too long for a QR code. Send the message instead.',
    sameId: 'However many ways it takes, it stays one enquiry.',
    stuck: 'It has not got through for two minutes. It goes on trying; you can also hand it to us another way now.',
    codeBelow: 'For our team, please leave this line as it is:',
    whatsapp: 'WhatsApp',
    mail: 'Mail',
    save: 'Save',
    editUncertain: 'An earlier version may have reached us already. If so, we will see both.',
    tooLate: 'It has been sent in the meantime, so it was not changed.',
    editSending:
      'It is being sent at this moment, so nothing was changed. What you typed is still here: save it again shortly.',
    editNotStored:
      'This device cannot keep the change (its storage is full or switched off), so the enquiry is as it was. What you typed is still here.',
    removeTitle: 'Delete this enquiry?',
    removeWaiting: 'It has not been sent. Deleting it here cannot be undone.',
    removeUncertain: 'It may have reached us already. Deleting it here cannot be undone, and does not take it back.',
    removeSent: 'We have it. This only removes it from this device.',
    clearTitle: 'Clear what was sent?',
    clearBody: 'We have these enquiries. This only removes them from this device.',
  },
} as const;
