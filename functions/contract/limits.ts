/**
 * Every number both sides agree on. firestore.rules and storage.rules repeat some of them by necessity;
 * tests/rules/firestore/limits.ts fails when the two drift apart.
 */
export const LIMITS = {
  leadTag: 30,
  leadTags: 8,
  companyName: 40,
  companyLine: 200,
  companyText: 1_000,
  /** Characters of the logo as a data: URL. */
  companyLogo: 12_000,
  title: 120,
  categoryDescription: 2_000,
  /** Product description: characters of HTML after cleaning. */
  description: 50_000,
  url: 2_000,
  sku: 40,
  /** One fact of a product: material, size, packaging, a branding position or area. */
  fact: 200,
  country: 60,
  tag: 40,
  tags: 12,
  optionName: 40,
  options: 24,
  brandingMethods: 8,
  brandingAreas: 4,
  /** Longest side of a branding area, mm. */
  brandingAreaMm: 5_000,
  /** Colours of one print. */
  brandingColours: 12,
  priceBreaks: 8,
  related: 8,
  /** Pictures of one product, the first included. */
  pictures: 8,
  /** Working days. */
  leadDays: 365,
  /** Grams. */
  weight: 1_000_000,
  altText: 200,
  bannerWords: 60,
  /** Versions of a product that are kept. */
  productVersions: 100,
  /** Products of a category that staff put first. */
  firstProducts: 200,
  /** Order number of a category or banner. A list that is not loaded gives new ones the time in ms. */
  order: { min: -1_000_000, max: 10_000_000_000_000 },
  name: 100,
  company: 150,
  city: 100,
  mobile: 40,
  email: 254,
  message: 4_000,
  quantity: 10_000_000,
  /** Bytes of the photo of a client's card. */
  cardBytes: 200_000,
  /** Products in one enquiry. */
  orderLines: 40,
  /** Characters of a shortlist's products in its link. */
  shortlistCode: 4_000,
  /** Options or branding of one line, and its note. */
  lineText: 120,
  lineNote: 500,
  /** Names that are put on the pieces of one enquiry, and characters of one. */
  engravedNames: 500,
  engravedName: 60,
  /** Groups of synonyms, characters of one, and of all. */
  synonymGroups: 200,
  synonymGroup: 200,
  synonyms: 20_000,
  holidays: 200,
  holidayName: 60,
  /** Occasions, characters of their texts, and days of one. */
  occasions: 24,
  templates: 30,
  templateName: 60,
  templateText: 1_000,
  occasionTitle: 60,
  occasionText: 200,
  occasionDays: 12,
  /** Shared views of lists, the name of one, and its query. */
  sharedViews: 40,
  viewName: 40,
  viewSearch: 500,
  pincode: 10,
  price: 100_000_000,
  about: 2_000,
  /** Also Firebase Auth's policy, which the deploy sets; at most its own bound. */
  password: { min: 8, max: 4_096 },
  note: 4_000,
  /** One note of an enquirer, and how many an enquiry may have. */
  enquirerNote: 1_000,
  enquirerNotes: 10,
  /** Bytes of one uploaded picture. */
  pictureBytes: 10 * 1024 * 1024,
  /** Profile pictures of one account. */
  profilePicturesPerDay: 10,
  /** Width times height of one uploaded picture; beyond it, decoding could exhaust the function's memory. */
  picturePixels: 50_000_000,
  /** Bytes of a file that is sent with an enquiry; characters of its name; pixels that the server decodes. */
  attachmentBytes: 5 * 1024 * 1024,
  attachmentName: 120,
  attachmentPixels: 12_000_000,
  /** Bytes that a device makes a photo of an enquiry fit into. */
  attachedPhotoBytes: 400_000,
  /** Bytes of one multipart request: Google's front refuses beyond 32 MiB. */
  uploadBytes: 30 * 1024 * 1024,
  /** Bytes of one JSON request. */
  jsonBytes: 256 * 1024,
  /** Changes a device reads one by one; with more, it fetches the whole snapshot. */
  catalogueChanges: 100,
  /** Files in one banner upload. */
  bannerFiles: 12,
  /** Page sizes of SPEC §9. */
  pageSize: { default: 100, products: 10_000, max: 10_000 },
} as const;

export const PICTURE_TYPES = ['image/png', 'image/jpeg'] as const;

/** Widths in CSS pixels of the variants that images/process-picture.ts makes of each upload, by what it is for. */
export const PICTURE_WIDTHS = { square: [320, 640, 1024], wide: [640, 1024, 1600] } as const;
