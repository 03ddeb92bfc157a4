import type { EnquiryStatus, EnquiryStatusName } from '@catalogue/contract/entities/enquiry-status';
import { LIMITS } from '@catalogue/contract/limits';

/** Texts of the status page. */
export const STATUS_TEXTS = {
  title: (reference: string) => `Enquiry ${reference}`,
  intro: 'How far your enquiry is, and a way to add to it.',
  steps: {
    received: ['Received', (answers: string) => `We have it, and answer ${answers}.`],
    inProgress: ['Being worked on', 'One of us is working on your enquiry and will contact you.'],
    quoted: ['Quoted', 'Our quotation is with you.'],
    closed: ['Closed', 'The enquiry is closed. A note below reaches us all the same.'],
  } satisfies Record<EnquiryStatusName, [string, string | ((answers: string) => string)]>,
  progress: 'Progress',
  now: 'now',
  receivedAt: (when: string) => `Received ${when}`,
  loading: 'Loading the status',
  lastKnown: (when: string) => `No connection to our server. This is what we last told this device, on ${when}.`,
  unreachable: 'No connection to our server',
  unreachableMore: 'The status appears here as soon as there is a connection.',
  retry: 'Try again',
  unknown: 'This link opens no enquiry',
  unknownMore: 'It is not whole, or the enquiry has been erased. Open the link of your receipt again, or write to us.',
  contact: 'Contact us',
  file: {
    pending: () => 'Your file is on its way. It is sent from your device by itself while our site is open there.',
    received: () => 'Your file has arrived.',
    refused: (reason: string) => `Your file was not accepted: ${reason} Your enquiry counts all the same.`,
  } satisfies Record<NonNullable<EnquiryStatus['file']>['state'], (reason: string) => string>,
  notes: 'Your notes',
  noteAt: (when: string) => `Added ${when}`,
  noNotes: 'Nothing added yet.',
  note: 'Add a note',
  noteHint: `At most ${LIMITS.enquirerNote.toLocaleString('en-IN')} characters. The person who handles your enquiry reads it.`,
  send: 'Send the note',
  sent: 'We have your note.',
  notSent: 'Not sent: there is no connection to our server. The text is kept on this device; send it again later.',
} as const;
