/*
 * Recognizes the passwords that attackers try first: one word that many people choose, alone, with digits around it or with
 * letters written as digits, and runs of a keyboard. Common passwords of less than eight letters count with digits behind them.
 */

/** Words that passwords are made of most, in lower case. */
const WORDS = new Set(
  `password passwort passcode pass passport letmein welcome admin administrator login master secret changeme default guest
  iloveyou iloveu loveyou loveme lovelove loverboy lovers lover love forever fuckyou fuckoff fuckme shithead bullshit asshole
  dragon monkey sunshine princess princes football baseball basketball softball hockey soccer tennis cricket lacrosse fishing racing
  superman batman spiderman spiderma ironman starwars startrek stargate pokemon naruto minecraft nintendo warcraft playstation
  computer internet samsung google motorola logitech windows microsoft lifehack explorer digital electric online security system
  michael michelle jennifer jessica jonathan jordan daniel danielle samantha victoria elizabeth elizabet alexander alexande alexandr
  alexandra christin christine christopher christian nicholas nicole anthony andrew william williams charlie charlotte thomas robert
  benjamin brandon patrick patricia caroline carolina kimberly stephen stephanie veronica virginia vladimir svetlana valentin
  valentina kristina melanie natalie natasha rebecca michaela matthew joshua justin ashley amanda hannah heather anderson mitchell
  marshall franklin courtney brittany gabriel isabella francisco barbara gregory timothy vincent vanessa zachary priya rahul krishna
  ganesh lakshmi sairam india indian indians bharat hindustan mumbai delhi london england scotland ireland america american brooklyn
  michigan colorado montana california lasvegas chicago houston pakistan liverpool liverpoo chelsea arsenal barcelona everton
  juventus steelers cowboys packers patriots panthers redskins redwings broncos wildcats wildcat wolfpack bulldogs bulldog dolphins
  dolphin vikings yankees rangers raiders cardinal airborne marines marlboro budlight corvette mercedes ferrari porsche chevelle
  chevrolet cherokee kawasaki yamaha suzuki mustang maverick phoenix scorpion scorpio panther elephant butterfly penguin chicken
  wolverin wolverine diamond platinum crystal mountain snowball rainbow rosebud cocacola snickers popcorn sandwich strawberry
  chocolate champion victory predator phantom darkness darkside midnight paradise heaven creative business whatever nothing
  dreamer success freedom liberty security fantasy infinity trinity destiny warrior gandalf godzilla gangster hardcore scarface
  metallic metallica slipknot pantera eminem beatles simpsons garfield einstein drowssap usuckballz maryjane poohbear babygirl
  bigdaddy butthead beavis birthday december november october september summer winter spring monday friday sexsex private hello
  family friends friend happy angel flower cookie cheese pepper shadow killer hunter buster ranger harley ginger maggie tigger
  qwerty qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm abc abcd abcdef trustno bond user test testing demo temp root swordfis
  swordfish freepass freeuser rolltide pearljam peekaboo spitfire semperfi westside thunder trouble yellow purple orange silver
  golden gateway cameron boobies hooters jackson johnson player playboy rush rasdz fktrcfylh therock blink guinness dickhead bollocks ncc`.split(
    /\s+/,
  ),
);

/** Rows and columns of keyboards, along which fingers run. */
const KEY_RUNS = [
  '1234567890',
  '0987654321',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '147258369',
  '741852963',
  '789456123',
  '159753',
  'abcdefghijklmnopqrstuvwxyz',
];
const COLUMNS = [
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6yhn',
  '7ujm',
  'qaz',
  'wsx',
  'edc',
  'rfv',
  'zaq',
  'xsw',
  'cde',
  'qwer',
  'asdf',
  'zxcv',
  '1234',
  'qwe',
  'asd',
  'zxc',
  '12',
  'qw',
  'as',
  'zx',
];

const DIGITS_AS_LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
const withLetters = (text: string): string => text.replace(/[013457@$]/g, (character) => DIGITS_AS_LETTERS[character] ?? '');

/** Whether two keys lie side by side in a run, in either direction. */
const areNeighbours = (one: string, other: string): boolean =>
  one === other || KEY_RUNS.some((run) => run.includes(one + other) || run.includes(other + one));

/** Whether at most two breaks interrupt the runs of a text: `1234qwer`, `qwertyui1`. */
function isKeyRun(text: string): boolean {
  const breaks = Array.from(text).filter((key, index, keys) => index > 0 && !areNeighbours(keys[index - 1] ?? '', key)).length;
  return breaks * 4 <= text.length - 2;
}

/** Whether every other key runs along a row, and the keys between along another: `1q2w3e4r`. */
const isZigzag = (text: string): boolean =>
  [0, 1].every((parity) =>
    isKeyRun(
      Array.from(text)
        .filter((_, index) => index % 2 === parity)
        .join(''),
    ),
  );

const isOfColumns = (text: string): boolean => {
  const columns = [...COLUMNS].sort((one, other) => other.length - one.length);
  return columns.reduce((rest, column) => rest.replaceAll(column, '').replaceAll(reversed(column), ''), text).length <= 1;
};
const reversed = (text: string): string => Array.from(text).reverse().join('');

/** Whether a text repeats a part of at most four characters: `12121212`, `asdfasdf`. */
const isRepetition = (text: string): boolean => /^(.{1,4})\1+.?$/.test(text);

/** Whether a password is among the most common ones, or as easy to guess as those. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase().trim();
  if (isRepetition(text) || isKeyRun(text) || isZigzag(text) || isOfColumns(text)) return true;
  if (/^\d{1,10}$/.test(text)) return true;
  const bare = text.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const endings = text.length - bare.length;
  // Digits and signs around a word add little; a long row of them does.
  return (
    endings <= 6 &&
    [bare, withLetters(bare), withLetters(text), withLetters(text.replace(/\d+$/, ''))].some((one) => WORDS.has(one))
  );
}
