import type { Column, Columns } from '@catalogue/contract/catalogue-columns';
import type { ProductSummary } from '@catalogue/contract/entities/catalogue';

const areIntegers = (values: readonly unknown[]): values is number[] => values.every(Number.isSafeInteger);

const stepsOf = (values: readonly number[]): Column => ({
  steps: values.map((value, index) => value - (values[index - 1] ?? 0)),
});

function distinctOf(values: readonly unknown[]): Column {
  const indexByText = new Map<string, number>();
  const distinct: unknown[] = [];
  const indexes = values.map((value) => {
    const text = JSON.stringify(value);
    const index = indexByText.get(text) ?? distinct.push(value) - 1;
    indexByText.set(text, index);
    return index;
  });
  return { distinct, indexes };
}

/** The shortest form of a column. */
function columnOf(values: readonly unknown[]): Column {
  const forms = [values, distinctOf(values), ...(areIntegers(values) ? [stepsOf(values)] : [])];
  const lengths = forms.map((form) => JSON.stringify(form).length);
  return forms[lengths.indexOf(Math.min(...lengths))] ?? values;
}

/** Columns of products, each in its shortest form. */
export function columnsOf(products: readonly ProductSummary[]): Columns {
  const columns = new Map<string, unknown[]>();
  const put = (index: number, prefix: string, fields: object): void => {
    for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
      if (value === undefined) continue;
      const column = columns.get(prefix + name) ?? Array.from(products, () => null);
      column[index] = value;
      columns.set(prefix + name, column);
    }
  };
  for (const [index, { picture, facets, ...fields }] of products.entries()) {
    const breaks = facets?.priceBreaks;
    put(index, '', {
      ...fields,
      updatedAt: fields.updatedAt - fields.addedDate,
      breakPrices: breaks?.map(([, price]) => price),
    });
    if (picture) put(index, 'picture.', { ...picture, path: picture.path.replace(`products/${fields.id}/`, '') });
    put(index, 'facets.', { ...facets, priceBreaks: breaks?.map(([from]) => from) });
  }
  return Object.fromEntries([...columns].map(([name, values]) => [name, columnOf(values)]));
}
