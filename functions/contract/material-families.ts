/** Families that free texts on materials are grouped by, so that visitors can filter by them. Names as people read them. */
export const MATERIAL_FAMILIES = {
  steel: 'Stainless steel',
  copper: 'Copper and brass',
  metal: 'Other metal',
  glass: 'Glass and crystal',
  ceramic: 'Ceramic',
  wood: 'Wood and bamboo',
  cotton: 'Cotton',
  polyester: 'Polyester and nylon',
  leather: 'Leather and PU',
  paper: 'Paper and card',
  natural: 'Jute, cork and coir',
  plastic: 'Plastic',
  food: 'Food and colours',
} as const;
export type MaterialFamily = keyof typeof MATERIAL_FAMILIES;

const PATTERNS: readonly [MaterialFamily, RegExp][] = [
  ['steel', /\bss\b|\bss\d|steel/],
  ['copper', /copper|brass|diya/],
  ['metal', /alumin|zinc|alloy|\bmetal\b|silver/],
  ['glass', /glass|crystal/],
  ['ceramic', /ceramic|stoneware|\bmug\b/],
  ['wood', /bamboo|wood|teak|walnut|\bmdf\b/],
  ['cotton', /cotton|canvas/],
  ['polyester', /polyester|nylon|pongee|polar fleece|fleece top|\bpet\b|rpet/],
  ['leather', /leather|\bpu\b/],
  ['paper', /paper|card\b|kraft|notebook|planner|pages|leaves/],
  ['natural', /jute|cork|coir|felt|soy/],
  ['plastic', /\babs\b|plastic|acrylic|\btpe\b|latex/],
  ['food', /almond|cashew|chocolate|snack|tea\b|cookies|millet|mithai|gulal/],
];

/** The families that a text on the material names. */
export function materialFamiliesOf(material: string): MaterialFamily[] {
  const text = material.toLowerCase();
  return PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([family]) => family);
}
