import { ROLE_WITH_ARTICLE } from '../data/role-with-article';

/** Texts of the Team screen. */
export const TEAM_TEXTS = {
  heading: 'Team',
  lead: 'Admins keep the catalogue and the team. Sales answer all leads. Reps show the catalogue with its prices and see their own clients and enquiries. Each change is noted below.',
  loading: 'Loading the team',
  failed: 'The team could not be loaded.',
  columns: { name: 'Name', email: 'Email', role: 'Role', since: 'Since', by: 'Added by', actions: 'Actions' },
  you: 'you',
  commandLine: 'the command line',
  roles: { admin: 'Admin', sales: 'Sales', rep: 'Rep' },
  mayDo: {
    admin: 'Keeps the catalogue, answers leads, erases them, and adds and removes members.',
    sales: 'Answers and owns all leads and sees prices for staff. Changes no content, and erases nobody.',
    rep: 'Shows the catalogue with its prices and sees the leads of their own clients.',
  },

  add: {
    heading: 'Add or change a member',
    chooseRole: 'Choose a role',
    missingRole: 'Choose what they may do',
    email: 'Email of their account',
    hint: 'They sign up on the site first, like anyone else.',
    role: 'Role',
    submitNone: 'Add to the team',
    submit: { admin: 'Make admin', sales: 'Add to sales', rep: 'Make rep' },
    submitting: 'Adding',
    done: (email: string, role: string) =>
      `${email} is ${role} now. Their open pages show it within the hour, or at once after a reload.`,
    already: (email: string, role: string) => `${email} is ${role} already.`,
    withArticle: ROLE_WITH_ARTICLE,
    missing: 'Email is Required',
    change: {
      title: (name: string, before: string, next: string) => `${name} is ${before}. Make ${name} ${next} instead?`,
      titleSelf: (before: string, next: string) => `You are ${before}. Become ${next} instead?`,
      bodySelf: (mayDo: string) => `${mayDo} Only another admin can take you back.`,
    },
    unverified: {
      title: 'Nobody has confirmed this address',
      body: (email: string) =>
        `${email} has an account, but its owner has not followed the link in our mail yet. Anyone could have signed up with this address: ask your colleague whether it was them.`,
      action: { admin: 'Make admin all the same', sales: 'Add to sales all the same', rep: 'Make rep all the same' },
    },
  },

  remove: {
    action: 'Remove',
    name: (name: string) => `Remove ${name}`,
    last: 'The last admin has to stay. Add someone else first.',
    title: (name: string) => `Remove ${name} from the team?`,
    body: (name: string) =>
      `${name} keeps the account, but no rights of staff, and has to log in again on all devices. What ${name} has not sent yet will be refused. Mails about leads still go to every address in the setting STAFF_MAIL: have theirs taken out.`,
    self: {
      title: 'Leave the team?',
      body: 'You keep your account, but not the admin panel, and have to log in again. Only another admin can take you back.',
      action: 'Leave the team',
    },
    done: (name: string) => `${name} is not on the team any more.`,
  },

  activity: {
    heading: 'Who added and removed whom',
    none: 'Nothing yet. Whoever adds or removes a member is noted here.',
    granted: (who: string, whom: string, role: string) => `${who} made ${whom} ${role}`,
    revoked: (who: string, whom: string) => `${who} removed ${whom}`,
    left: (who: string) => `${who} left the team`,
    commandLine: 'Someone at the command line',
  },

  offline: 'There is no connection. Nothing was changed; try again when you are online.',
  unheard: 'We could not hear whether this was done. Look at the list before you try again.',
} as const;
