/*
 * A form that is sent before the scripts have loaded carries a random id, which public/before-hydration.js writes at the click. A
 * second click, after they have loaded, sends the same id: both are one lead.
 */

const fieldOf = (form: HTMLFormElement | null): HTMLInputElement | null =>
  form?.querySelector<HTMLInputElement>('input[name="id"]') ?? null;

/** The id of an earlier submission of this form; '' without one. */
export const nativeId = (form: HTMLFormElement | null): string => fieldOf(form)?.value ?? '';

/** The next submission of the form is another one. */
export function clearNativeId(form: HTMLFormElement | null): void {
  const field = fieldOf(form);
  if (field) field.value = '';
}

/** The field that holds it. */
export const NativeIdField = () => <input type="hidden" name="id" defaultValue="" />;
