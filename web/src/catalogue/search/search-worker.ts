import type { FromWorker, ToWorker } from './messages';
import { productIndexBuilder, type ProductIndex } from './product-index';

/* Search away from the page: building the index of a large catalogue takes longer than a frame, so does a slow phone's search. */

let builder = productIndexBuilder();
let index: ProductIndex | null = null;

const answer = (message: FromWorker): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'begin':
      builder = productIndexBuilder();
      return;
    case 'documents':
      for (const document of data.documents) builder.add(document);
      return;
    case 'done':
      index = builder.build();
      answer({ type: 'ready' });
      return;
    case 'search':
      answer({ type: 'found', query: data.query, ids: index?.search(data.words) ?? [] });
  }
});
