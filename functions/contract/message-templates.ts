import type { MessageTemplate } from './entities/message-template';

/** The templates of the code, until staff save others. */
export const MESSAGE_TEMPLATES: readonly MessageTemplate[] = [
  {
    name: 'Thank you',
    status: 'new',
    text: 'Hello[ {name}], thank you for your enquiry {reference}[ about [{pieces} × ]{product}]. We will answer {answer}. {company}',
  },
  {
    name: 'Ask for details',
    status: null,
    text: 'Hello[ {name}], thank you for your enquiry {reference}[ about [{pieces} × ]{product}]. May we ask for the quantity, the date you need it and where to deliver? {company}',
  },
  {
    name: 'Quotation',
    status: 'contacted',
    text: 'Hello[ {name}], here is our quotation for your enquiry {reference}[ about [{pieces} × ]{product}][: {price} plus tax][. If you approve the proof today, it leaves us by {dispatch}]. It is valid for 15 days. {company}',
  },
  {
    name: 'Follow-up',
    status: 'quoted',
    text: 'Hello[ {name}], may we ask whether our quotation for your enquiry {reference}[ about [{pieces} × ]{product}] suits you? We are glad to adjust it. {company}',
  },
  {
    name: 'Order confirmed',
    status: 'won',
    text: 'Hello[ {name}], thank you for your order {reference}[ of [{pieces} × ]{product}].[ It leaves us by {dispatch}.][ You can follow it here: {link}] {company}',
  },
  {
    name: 'Another time',
    status: 'lost',
    text: 'Hello[ {name}], thank you for considering us for {reference}. We would be glad to hear from you again. {company}',
  },
  {
    name: 'धन्यवाद (Hindi)',
    status: null,
    text: 'नमस्ते[ {name}], आपकी पूछताछ {reference}[ ([{pieces} × ]{product})] के लिए धन्यवाद। हम जल्द ही उत्तर देंगे। {company}',
  },
  {
    name: 'धन्यवाद (Marathi)',
    status: null,
    text: 'नमस्कार[ {name}], तुमच्या चौकशीबद्दल {reference}[ ([{pieces} × ]{product})] धन्यवाद. आम्ही लवकरच उत्तर देऊ. {company}',
  },
];

/** What a template may name, in braces. */
export const TEMPLATE_FIELDS = [
  'name',
  'reference',
  'product',
  'pieces',
  'price',
  'dispatch',
  'answer',
  'link',
  'company',
] as const;
export type TemplateField = (typeof TEMPLATE_FIELDS)[number];

const FIELD = /\{(\w+)\}/g;

const isField = (name: string): name is TemplateField => (TEMPLATE_FIELDS as readonly string[]).includes(name);

/** Names in braces that are no field. */
export const unknownFields = (text: string): string[] =>
  [...text.matchAll(FIELD)].flatMap(([, name = '']) => (isField(name) ? [] : [name]));

/** Whether a template names a field. */
export const hasField = (text: string, field: TemplateField): boolean => text.includes(`{${field}}`);

interface Part {
  text: string;
  /** Whether all of its own fields are known. */
  isKnown: boolean;
  /** Where the part ends in the template. */
  end: number;
}

/** Reads from `start` to the bracket that closes the part, or to the end. */
function readPart(template: string, start: number, valueOf: (name: string) => string): Part {
  const token = /\[|\]|\{(\w+)\}/g;
  token.lastIndex = start;
  let [text, isKnown, at] = ['', true, start];
  for (let found = token.exec(template); found !== null; found = token.exec(template)) {
    const [whole, field] = found;
    text += template.slice(at, found.index);
    at = token.lastIndex;
    if (whole === ']') return { text, isKnown, end: at };
    if (whole === '[') {
      const inner = readPart(template, at, valueOf);
      if (inner.isKnown) text += inner.text;
      at = token.lastIndex = inner.end;
    } else {
      const value = valueOf(field ?? '');
      isKnown &&= value !== '';
      text += value;
    }
  }
  return { text: text + template.slice(at), isKnown, end: template.length };
}

/**
 * A template with its fields filled in. A part in brackets is left out if one of its fields is not known; brackets may stand in
 * brackets. A field outside of brackets that is not known becomes nothing.
 */
export const fillTemplate = (template: string, values: Partial<Record<TemplateField, string>>): string =>
  readPart(template, 0, (name) => (isField(name) ? (values[name] ?? '') : '')).text.trim();
