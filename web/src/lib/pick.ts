/** The entries of these names, of those that `values` has. */
export const pick = <Values extends object>(values: Values, names: readonly (keyof Values)[]): Partial<Values> =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]])) as Partial<Values>;
