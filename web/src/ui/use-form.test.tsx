import type { SyntheticEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { remainingErrors, useForm, type FormErrors } from './use-form';

interface Values {
  name: string;
  email: string;
}

const check = ({ name, email }: Values): FormErrors<Values> => ({
  name: name === '' ? 'Name is required' : undefined,
  email: email === '' ? 'Email is required' : undefined,
});

/** The form as first rendered, with a function that submits it. */
function formOf(options: Parameters<typeof useForm<Values>>[0]) {
  const rendered: ReturnType<typeof useForm<Values>>[] = [];
  function Form() {
    const form = useForm(options);
    rendered.push(form);
    return null;
  }
  renderToStaticMarkup(<Form />);
  const [form] = rendered;
  if (form === undefined) throw new Error('not rendered');
  const preventDefault = vi.fn();
  return { form, preventDefault, submit: () => form.formProps.onSubmit({ preventDefault } as unknown as SyntheticEvent) };
}

describe('useForm', () => {
  it('submits the values instead of the browser', () => {
    const send = vi.fn(() => Promise.resolve(null));
    const { submit, preventDefault } = formOf({ initial: { name: 'Asha', email: 'asha@example.com' }, check, submit: send });
    submit();
    expect(preventDefault).toHaveBeenCalledOnce();
    expect(send).toHaveBeenCalledWith({ name: 'Asha', email: 'asha@example.com' });
  });

  it('ignores a second submission until the first settles', async () => {
    let settle = (): void => undefined;
    const first = new Promise<null>((resolve) => {
      settle = () => resolve(null);
    });
    const send = vi.fn(() => first);
    const { submit } = formOf({ initial: { name: 'Asha', email: '' }, submit: send });
    submit();
    submit();
    expect(send).toHaveBeenCalledOnce();
    settle();
    await vi.waitFor(() => {
      submit();
      expect(send).toHaveBeenCalledTimes(2);
    });
  });

  it('stops at an error, or only at errors of blocking fields', () => {
    const send = vi.fn(() => Promise.resolve(null));
    const initial = { name: '', email: 'asha@example.com' };
    formOf({ initial, check, submit: send }).submit();
    formOf({ initial, check, blocking: ['name'], submit: send }).submit();
    expect(send).not.toHaveBeenCalled();
    formOf({ initial, check, blocking: ['email'], submit: send }).submit();
    expect(send).toHaveBeenCalledOnce();
  });

  it('gives a text field its value', () => {
    const { form } = formOf({ initial: { name: 'Asha', email: '' }, submit: () => Promise.resolve(null) });
    expect(form.field('name')).toMatchObject({ value: 'Asha', error: undefined });
  });
});

describe('remainingErrors', () => {
  const shown = { name: 'Name is required', email: 'This address has an account', problem: 'No connection' };

  it('keeps what is still wrong, and the problem of the form', () => {
    const found = check({ name: '', email: 'asha@example.com' });
    expect(remainingErrors<Values>(shown, found)).toEqual({ name: 'Name is required', problem: 'No connection' });
  });

  it('adds no error that is not shown', () => {
    expect(remainingErrors<Values>({}, check({ name: '', email: '' }))).toEqual({});
  });
});
