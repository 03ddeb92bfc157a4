import { useState } from 'react';
import { useSubmit } from './use-submit';

/** Messages by field; `problem` belongs to the form as a whole. */
export type FormErrors<Values> = Partial<Record<keyof Values | 'problem', string | undefined>>;

interface Options<Values extends object> {
  initial: Values;
  /** Errors of the values. A shown one leaves as soon as its field is right; one of `submit` leaves with the next change. */
  check?: (values: Values) => FormErrors<Values>;
  /** Fields whose errors prevent the submission; default: all. */
  blocking?: readonly (keyof Values)[];
  /** Submits the values, within the event. Resolves to the errors, or to null. Must not reject. */
  submit: (values: Values) => Promise<FormErrors<Values> | null>;
}

type TextFieldName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values];

/** The shown errors that the changed values still have, and the `problem`, which stays until the next submission. */
export function remainingErrors<Values>(shown: FormErrors<Values>, found: FormErrors<Values>): FormErrors<Values> {
  const rest: FormErrors<Values> = {};
  for (const name of Object.keys(shown) as (keyof typeof shown)[]) {
    if (name === 'problem' || shown[name] === found[name]) rest[name] = shown[name];
  }
  return rest;
}

/** State of a form: values, errors and one submission at a time. Focus goes to the first field that keeps it from being sent. */
export function useForm<Values extends object>({ initial, check = () => ({}), blocking, submit }: Options<Values>) {
  const [{ values, errors }, setState] = useState<{ values: Values; errors: FormErrors<Values> }>({
    values: initial,
    errors: {},
  });

  const form = useSubmit(start, blocking?.map(String));

  function start(): boolean | Promise<boolean> {
    const found = check(values);
    setState((now) => ({ ...now, errors: found }));
    const names = blocking ?? (Object.keys(found) as (keyof Values)[]);
    return names.some((name) => found[name] !== undefined) ? false : send();
  }

  async function send(): Promise<true> {
    const refused = await submit(values);
    if (refused !== null) {
      setState((now) => ({ ...now, errors: { ...now.errors, ...refused } }));
      form.focusFirstError();
    }
    return true;
  }

  const set = (change: Partial<Values>): void =>
    setState((now) => {
      const next = { ...now.values, ...change };
      return { values: next, errors: remainingErrors(now.errors, check(next)) };
    });

  return {
    ...form,
    values,
    errors,
    set,
    /** Props of a text field. */
    field: (name: TextFieldName<Values>) => ({
      value: values[name] as string,
      error: errors[name],
      onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value } as unknown as Partial<Values>),
    }),
    clearError: (name: keyof FormErrors<Values>): void =>
      setState((now) => ({ ...now, errors: { ...now.errors, [name]: undefined } })),
    /** Replaces all values and removes the errors. */
    reset: (to = initial): void => setState({ values: to, errors: {} }),
  };
}
