import { useEffect, useState } from 'react';

/** As long as people pause between words, ms. */
const PAUSE_MS = 350;

/** What is typed, once nothing has been typed for a while; an emptied field at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
