import { useEffect, useState } from 'react';
import { change, read } from '../../data/device-store/database';

/**
 * What this device keeps in `settings` under `key`, and the function that changes it. It changes what is stored: another tab may have
 * stored something since this one read it.
 *
 * @param parse reads what is stored; undefined: nothing
 */
export function useDeviceSetting<Value>(
  key: string,
  parse: (stored: unknown) => Value,
): [Value, (next: (before: Value) => Value) => void] {
  const [value, setValue] = useState(() => parse(undefined));
  useEffect(() => {
    void read('settings', key).then((stored) => setValue(parse(stored)));
  }, [key, parse]);
  const changeValue = (next: (before: Value) => Value): void => {
    setValue(next);
    void change('settings', key, (stored) => next(parse(stored)));
  };
  return [value, changeValue];
}
