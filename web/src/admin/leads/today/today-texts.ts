/** Texts of Home's list. */
export const TODAY_TEXTS = {
  title: 'Today',
  nothing: 'Nobody waits for an answer, and no call is due.',
  overdue: (age: string) => `Call overdue by ${age}`,
  callAt: (when: string) => `Call ${when}`,
  waits: (age: string) => `Waits ${age}`,
  all: {
    call: (count: number) => `Calls due: ${count.toLocaleString('en-IN')}`,
    wrote: (count: number) => `Wrote again: ${count.toLocaleString('en-IN')}`,
    waits: (count: number) => `Waiting: ${count.toLocaleString('en-IN')}`,
    mine: (count: number) => `My open leads: ${count.toLocaleString('en-IN')}`,
  },
  lists: 'Whole lists in the inbox',
} as const;
