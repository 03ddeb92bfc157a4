/** Resolves or rejects as `work` does; rejects with a TimeoutError when it takes longer than `ms`. */
export function within<Result>(ms: number, work: PromiseLike<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('No answer in time', 'TimeoutError')), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

export const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
