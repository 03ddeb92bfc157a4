/** Names of the holidays of the code, by `MM-DD` for those that never move and by day for the others. Only staff see them. */
const NAMES: Readonly<Record<string, string>> = {
  '01-26': 'Republic Day',
  '05-01': 'Maharashtra Day',
  '08-15': 'Independence Day',
  '10-02': 'Gandhi Jayanti',
  '12-25': 'Christmas',
  '2026-03-04': 'Holi',
  '2026-03-21': 'Eid al-Fitr',
  '2026-04-03': 'Good Friday',
  '2026-05-27': 'Eid al-Adha',
  '2026-09-14': 'Ganesh Chaturthi',
  '2026-10-20': 'Dussehra',
  '2026-11-09': 'Diwali',
  '2026-11-10': 'Diwali',
  '2027-03-22': 'Holi',
  '2027-03-26': 'Good Friday',
  '2027-10-29': 'Diwali',
  '2027-11-01': 'Diwali',
};

/** Name of a holiday of the code, `2026-01-26`; '' for another day. */
export const holidayName = (day: string): string => NAMES[day] ?? NAMES[day.slice(5)] ?? '';
