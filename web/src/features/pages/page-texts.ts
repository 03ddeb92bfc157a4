import { companyText } from '@catalogue/contract/company';
import type { Company } from '@catalogue/contract/entities/company';
import { BACKUP_DAYS, LEAD_MONTHS } from '@catalogue/contract/retention';

/** The section that the address belongs to. */
const PRIVACY_CONTACT = 'Your rights, and how to reach us';

export const PAGE_TEXTS = {
  skip: 'Tap to go on',
  about: {
    title: 'About Us',
    lead: ({ name, people, since }: Company) =>
      `The people behind ${name}: corporate gifts chosen, checked and packed by ${people} since ${since}.`,
    loading: 'About us is on its way',
    sections: (company: Company) =>
      [
        ['Who Are We?', company.whoWeAre],
        ['Our Mission', company.mission],
        ['Our Vision', company.vision],
      ].map(([title = '', text = '']) => ({ title, text: companyText(company, text) })),
  },
  contact: {
    title: 'Contact Us',
    lead: ({ answers }: Company) => `Write, call or come by. We answer ${answers}.`,
    write: 'Write to us',
    call: 'Call us',
    visit: 'Visit us',
    chat: 'Chat on WhatsApp',
    direction: 'Get Direction',
    enquiry: 'Send an enquiry',
  },
  privacy: {
    title: 'Privacy Policy',
    lead: 'What we ask, what we do with it, and how you take it back.',
    contact: PRIVACY_CONTACT,
    sections: [
      {
        title: 'Information we collect',
        text: [
          'When you send an enquiry or an order we ask for your name, address or city, e-mail and phone number, and for your company and what you need.',
          'When gifts go to other people, we also need the recipients’ names, addresses and phone numbers, so that the courier finds them.',
          'Our sales staff may keep your name, company and number, or a photo of your card.',
          'For the newsletter we keep your e-mail address. For an account we keep your name, e-mail address and what you add to your profile.',
          'What you look at in the catalogue stays on your device. Words of searches that find nothing are counted, without who searched. We set no advertising cookies.',
        ],
      },
      {
        title: 'How we use it',
        text: [
          'Only to complete your enquiry or order and to write to you about it. We share it with nobody, except as far as that needs: the courier gets the delivery address, for instance.',
          'What you give us for the newsletter or for an account serves that alone.',
        ],
      },
      {
        title: 'How we keep it safe',
        text: ['Enquiries can be read by our own staff only. They travel encrypted and are stored with Google Cloud in India.'],
      },
      {
        title: 'How long we keep it',
        text: [
          `We erase an enquiry ${LEAD_MONTHS} months after the last work on it. What you ask us to erase is gone from our backups after ${BACKUP_DAYS} days.`,
        ],
      },
      {
        title: PRIVACY_CONTACT,
        text: ['Ask us what we hold about you, have it corrected, or have it deleted. One e-mail is enough:'],
      },
    ],
  },
  gallery: {
    title: 'Our Work',
    lead: 'From our packing tables, printing beds and our customers’ big days.',
    open: (caption: string) => `Show larger: ${caption}`,
    lacking: 'You are offline, and these pictures were never opened here. We show them as soon as you are online.',
  },
} as const;
