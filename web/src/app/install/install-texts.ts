export const INSTALL_TEXTS = {
  install: 'Install on this device',
  title: 'Put it on your home screen',
  steps: [
    'Tap the Share button of your browser, the square with an arrow. Inside another app, open the page in Safari first.',
    'Choose “Add to Home Screen”.',
    'Tap “Add”. Open it from the home screen while online: from then on it opens like an app, with or without a network.',
  ],
  ownStorage:
    'On an iPhone or iPad, put the site on the home screen first. Open it from the home screen while online and download the catalogue there: the browser and the installed site do not share it.',
  close: 'Got it',
  installed: 'Installed. Take the catalogue with you, and it opens without a network.',
  takeWithYou: 'Take it with you',
} as const;
