import type { Company } from './entities/company';

/** The company until staff say it in their own words (Settings): make the site yours here or there. */
export const COMPANY: Company = {
  name: 'Plugmore',
  logo: '',
  tagline: 'Plug into happiness',
  description:
    'Corporate and promotional gifts with your logo: drinkware, bags, apparel, hampers, welcome kits and trophies, for businesses across India.',
  legalName: 'Plugmore Trading Company',
  since: 2011,
  people: 'a dozen of us',
  answers: 'within one working day',
  quantities: 'From 5 pieces to 5,000',
  hello: 'Hello, I have a question about corporate gifts.',
  address: ['Unit 14, Anand Industrial Estate', 'Senapati Bapat Marg, Lower Parel', 'Mumbai 400013, Maharashtra'],
  hours: 'Monday to Saturday, 10:00 to 18:30',
  phone: '+91 22 4962 0011',
  whatsApp: '+91 98200 00011',
  sales: 'hello@plugmore.example',
  support: 'care@plugmore.example',
  instagram: 'https://www.instagram.com/plugmore.example',
  facebook: 'https://www.facebook.com/plugmore.example',
  linkedin: 'https://www.linkedin.com/company/plugmore-example',
  place: '19.0, 72.83',
  whoWeAre:
    '{name} is a small trading company that began in {since}. We supply promotional and corporate gifts to businesses across sectors and cities: the flask on a desk, the kit on a first day, the trophy on a stage, the hamper at Diwali. Here {people} choose the pieces, check the artwork, pack the boxes and answer the phone.',
  mission:
    'To make a gift the easiest thing you buy this year, and the one that people keep. So we show the real piece, say the real delivery date, send a proof before anything is printed, and put it right when something is wrong.',
  vision:
    'A company is remembered by small things done well. We want to be the people whom businesses call first when they wish to say thank you, welcome or well done, with gifts that last and leave little behind.',
};

/** A text of the company with its name, first year and people filled in. */
export const companyText = ({ name, since, people }: Company, text: string): string =>
  text.replaceAll('{name}', name).replaceAll('{since}', String(since)).replaceAll('{people}', people);

/** A link that calls a number as it is shown. */
export const callLink = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

/** A WhatsApp chat with a number in international digits, `text` filled in. Without a number, the sender chooses whom to send it to. */
export const chatLink = (number: string, text = ''): string =>
  `https://wa.me/${number}${text === '' ? '' : `?text=${encodeURIComponent(text)}`}`;

/** A WhatsApp chat with the company, the text filled in. */
export const whatsAppLink = ({ whatsApp }: Company, text: string): string => chatLink(whatsApp.replaceAll(/\D/g, ''), text);

/** The mail addresses, each once. */
export const mailsOf = ({ sales, support }: Company): string[] => [...new Set([sales, support])];

/** The way to the company, in Google Maps. */
export const directionsTo = ({ place }: Company): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place.replaceAll(' ', ''))}`;

/** Half of what the map shows, in degrees: about a kilometre. */
const AROUND = 0.01;

/** OpenStreetMap's page to embed. Loaded only when someone asks for the map. */
export function mapOf({ place }: Company): string {
  const [latitude = 0, longitude = 0] = place.split(',').map(Number);
  const box = [longitude - AROUND, latitude - AROUND, longitude + AROUND, latitude + AROUND].map((side) => side.toFixed(4));
  const marker = `${latitude},${longitude}`;
  return `https://www.openstreetmap.org/export/embed.html?${String(new URLSearchParams({ bbox: box.join(','), layer: 'mapnik', marker }))}`;
}
