/** Texts of Home's list. */
export const TODAY_TEXTS = {
  title: 'Today',
  nothing: 'Nobody waits for an answer, and no call is due.',
  overdue: (age: string) => `Call overdue by ${age}`,
  callAt: (when: string) => `Call ${when}`,
  waits: (age: string) => `Waits ${age}`,
  all: {
    call: (count: number) => `Calls due: ${count}`,
    wrote: (count: number) => `Wrote again: ${count}`,
    waits: (count: number) => `Waiting: ${count}`,
    mine: (count: number) => `My open leads: ${count}`,
  },
  lists: 'Whole lists in the inbox',
} as const;
