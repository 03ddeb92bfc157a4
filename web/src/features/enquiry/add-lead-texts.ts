/** Texts of the form for somebody who phones. */
export const ADD_LEAD_TEXTS = {
  lead: 'For somebody who phones, writes or stands in front of you. It needs no connection.',
  name: 'Name',
  contact: 'Phone or e-mail',
  request: 'What is asked for',
  requestHint: 'Such as “50 steel bottles with a logo”.',
  contactMissing: 'A phone number or an e-mail address, to answer.',
  submit: 'Add lead',
  sent: (reference: string) => `Added as ${reference}.`,
  open: 'Open it',
  saved: 'Kept on this device. It is sent by itself when the server answers.',
  unsaved: 'This device could not keep it. Try again before you leave this page.',
} as const;
