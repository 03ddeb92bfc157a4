export interface Constraint {
  kind: 'where' | 'orderBy';
  field: string;
  /** Operator, or direction. */
  by: string;
}

export interface Query {
  collection: string;
  constraints: readonly Constraint[];
  /** File and line of one place that makes it. */
  location: string;
}
