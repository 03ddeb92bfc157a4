import type { FromWorker, ToWorker } from './messages';
import { productIndexBuilder, type ProductIndex } from './product-index';

/* Runs the search off the main thread: building the index takes longer than a frame. */

let builder = productIndexBuilder();
let index: ProductIndex | null = null;

const reply = (message: FromWorker): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'begin':
      builder = productIndexBuilder(data.synonyms);
      return;
    case 'documents':
      for (const document of data.documents) builder.add(document);
      return;
    case 'done':
      index = builder.build();
      reply({ type: 'ready' });
      return;
    case 'search':
      reply({ type: 'found', query: data.query, answer: index?.search(data.words) ?? { ids: [], isPartial: false } });
  }
});
