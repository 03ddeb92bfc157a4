/** Documents that share a counter, because Firestore takes about one write per second and document. */
export const SHARDS = 4;

/** The shard for one write. */
export const anyShard = (): number => Math.floor(Math.random() * SHARDS);

/** What `of` gives for each shard. */
export const eachShard = <Each>(of: (shard: number) => Each): Each[] => Array.from({ length: SHARDS }, (_, shard) => of(shard));
