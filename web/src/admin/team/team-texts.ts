/** Texts of the Team screen. */
export const TEAM_TEXTS = {
  heading: 'Team',
  lead: 'Admins add and change the catalogue and work the enquiries. Everyone here may add and remove others; each change is noted below.',
  loading: 'Loading the team',
  failed: 'The team could not be loaded. It shows as soon as there is a connection.',
  columns: { name: 'Name', email: 'Email', since: 'Admin since', by: 'Added by', actions: 'Actions' },
  you: 'you',
  commandLine: 'the command line',

  add: {
    heading: 'Add an admin',
    email: 'Email of their account',
    hint: 'They sign up on the site first, like anyone else.',
    submit: 'Make admin',
    submitting: 'Adding',
    done: (email: string) => `${email} is an admin now. Their open pages show it within the hour, or at once after a reload.`,
    already: (email: string) => `${email} is an admin already.`,
    missing: 'Email is Required',
    unverified: {
      title: 'Nobody has confirmed this address',
      body: (email: string) =>
        `${email} has an account, but its owner has not followed the link in our mail yet. Anyone could have signed up with this address: ask your colleague whether it was them.`,
      action: 'Make admin all the same',
    },
  },

  remove: {
    action: 'Remove',
    name: (name: string) => `Remove ${name}`,
    last: 'The last admin has to stay. Add someone else first.',
    title: (name: string) => `Remove ${name} from the team?`,
    body: (name: string) =>
      `${name} keeps the account, but not the admin panel, and has to log in again on all devices. What ${name} has not sent yet will be refused.`,
    self: {
      title: 'Leave the team?',
      body: 'You keep your account, but not the admin panel, and have to log in again. Only another admin can take you back.',
      action: 'Leave the team',
    },
    done: (name: string) => `${name} is no admin any more.`,
  },

  activity: {
    heading: 'Who added and removed whom',
    none: 'Nothing yet. Whoever adds or removes an admin is noted here.',
    granted: (who: string, whom: string) => `${who} made ${whom} an admin`,
    revoked: (who: string, whom: string) => `${who} removed ${whom}`,
    left: (who: string) => `${who} left the team`,
    commandLine: 'Someone at the command line',
  },

  offline: 'There is no connection. Nothing was changed; try again when you are online.',
  unheard: 'We could not hear whether this was done. Look at the list before you try again.',
} as const;
