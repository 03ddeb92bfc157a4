import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { optionBeside, optionInCircle, pressKey, useCombobox } from './use-combobox';

const OPTIONS = ['a', 'b', 'c'];

describe('optionInCircle', () => {
  it('goes from the last option to the field, and from the field to both ends', () => {
    expect(optionInCircle(OPTIONS, null, 1)).toBe('a');
    expect(optionInCircle(OPTIONS, null, -1)).toBe('c');
    expect(optionInCircle(OPTIONS, 'c', 1)).toBeNull();
    expect(optionInCircle(OPTIONS, 'a', -1)).toBeNull();
    expect(optionInCircle(OPTIONS, null, -9)).toBe('c');
    expect(optionInCircle([], null, 1)).toBeNull();
  });

  it('starts at the field if the active option was removed', () => {
    expect(optionInCircle(OPTIONS, 'gone', 2)).toBe('b');
  });
});

describe('optionBeside', () => {
  it('stops at both ends', () => {
    expect(optionBeside(OPTIONS, 'a', 1)).toBe('b');
    expect(optionBeside(OPTIONS, 'a', -1)).toBeNull();
    expect(optionBeside(OPTIONS, 'c', 1)).toBeNull();
    expect(optionBeside([], null, 1)).toBeNull();
  });
});

describe('pressKey', () => {
  const press = (key: string, { hasEnter = true } = {}): string[] => {
    const calls: string[] = [];
    const record = (call: string) => () => void calls.push(call);
    const keys = {
      onStep: (step: number) => void calls.push(`step ${step}`),
      onEnter: hasEnter ? record('enter') : undefined,
      onEscape: record('escape'),
    };
    pressKey({ key, preventDefault: record('prevented') }, keys);
    return calls;
  };

  it('handles arrows up and down, Enter and Escape', () => {
    expect(press('ArrowDown')).toEqual(['prevented', 'step 1']);
    expect(press('ArrowUp')).toEqual(['prevented', 'step -1']);
    expect(press('Enter')).toEqual(['prevented', 'enter']);
    expect(press('Escape')).toEqual(['prevented', 'escape']);
  });

  it('leaves other keys, and Enter without a handler, to the field', () => {
    for (const key of ['a', 'Home']) expect(press(key)).toEqual([]);
    expect(press('Enter', { hasEnter: false })).toEqual([]);
  });
});

it('the field names the list and the selected option by their ids', () => {
  function Example({ active }: { active: string | null }) {
    const { field, list, option } = useCombobox({ isOpen: true, active, onStep: () => undefined });
    return (
      <>
        <input {...field} />
        <ul {...list}>
          {['/search?q=tea cup', '/other'].map((one) => (
            <li key={one} {...option(one)} />
          ))}
        </ul>
      </>
    );
  }
  const attributes = (html: string, name: string): string[] =>
    [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

  const html = renderToStaticMarkup(<Example active="/search?q=tea cup" />);
  const [list = '', selected = '', other = ''] = attributes(html, 'id');
  expect(attributes(html, 'role')).toEqual(['combobox', 'listbox', 'option', 'option']);
  expect(attributes(html, 'aria-controls')).toEqual([list]);
  expect(attributes(html, 'aria-activedescendant')).toEqual([selected]);
  expect(attributes(html, 'aria-selected')).toEqual(['true', 'false']);
  expect(selected).not.toMatch(/\s/);
  expect(other).not.toBe(selected);
  expect(attributes(renderToStaticMarkup(<Example active={null} />), 'aria-activedescendant')).toEqual([]);
});
