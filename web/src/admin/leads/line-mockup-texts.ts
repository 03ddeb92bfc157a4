/** Texts about the product with the enquirer's logo. */
export const LINE_MOCKUP_TEXTS = {
  show: 'See it with their logo',
  alt: (title: string, branding: string) => `${title} with their logo: ${branding}`,
  save: 'Save the picture',
  noArea: (title: string) => `${title} no longer has the branding area that was chosen.`,
  noLogo: (name: string) => `${name} is no logo that can be drawn. Download it instead.`,
  failed: (reason: string) => `The picture could not be made. ${reason}`,
} as const;
