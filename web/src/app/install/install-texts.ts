export const INSTALL_TEXTS = {
  install: 'Install on this device',
  title: 'Put it on your home screen',
  steps: [
    'Tap the Share button of Safari, the square with an arrow.',
    'Choose “Add to Home Screen”.',
    'Tap “Add”. The catalogue then opens like an app, with or without a network.',
  ],
  close: 'Got it',
  installed: 'Installed. Take the catalogue with you, and it opens without a network.',
  takeWithYou: 'Take it with you',
} as const;
