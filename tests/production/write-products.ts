import { FieldValue } from 'firebase-admin/firestore';
import { productFields } from '../fixtures/product-fields';
import { server } from '../stack';
import type { DocumentEvent } from './firestore-events';

const BATCH = 250;

const words = [
  'steel',
  'bottle',
  'gift',
  'logo',
  'engraved',
  'festive',
  'hamper',
  'recycled',
  'matte',
  'office',
  'travel',
  'premium',
];

/** Text that compresses like a description does, not like one repeated letter. */
function description(length: number, seed: number): string {
  let text = '';
  for (let index = seed * 7_919; text.length < length; index += 13)
    text += `${words[index % words.length] ?? ''} ${(index * 2_654_435_761) % 9_973} `;
  return `<p>${text.slice(0, length).trim()}</p>`;
}

/** Writes `{prefix}0`, `{prefix}1`, … and yields the events of each batch. */
export async function* writeProducts(prefix: string, count: number, characters: number): AsyncGenerator<DocumentEvent[]> {
  for (let first = 0; first < count; first += BATCH) {
    const batch = server.firestore().batch();
    const events: DocumentEvent[] = [];
    for (let index = first; index < Math.min(count, first + BATCH); index += 1) {
      const path = `products/${prefix}${index}`;
      const after = productFields({ title: `Product ${index}`, description: description(characters, index) });
      const now = FieldValue.serverTimestamp();
      batch.set(server.firestore().doc(path), { ...after, addedDate: now, updatedAt: now });
      events.push({ path, after: { ...after, addedDate: new Date(), updatedAt: new Date() }, at: new Date() });
    }
    await batch.commit();
    yield events;
  }
}
