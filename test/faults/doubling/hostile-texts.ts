/** What is repeated: separators, brackets, signs that are escaped, marks, words, beginnings of markup. */
const units: Readonly<Record<string, string>> = {
  letters: 'a',
  capitals: 'A',
  digits: '1',
  words: 'kata ',
  spaces: ' ',
  tabs: '\t',
  lines: '\n',
  'empty lines with CR': '\r\n',
  NUL: '\0',
  dots: '. ',
  'dotted letters': 'a.',
  'joined words': 'a-b_',
  folders: 'a/',
  commas: 'a,',
  semicolons: 'a=1; ',
  parameters: 'a=1&',
  'names alone': 'q&',
  escapes: '%00',
  quotes: '"',
  'quoted words': '"a",',
  'escaped quotes': '\\"',
  brackets: '[',
  'link beginnings': '[a](',
  braces: '{"a":',
  tags: '<b>',
  'tag beginnings': '<a ',
  headings: '<h3>',
  entities: '&#1',
  stars: '*a',
  underscores: '__a',
  backticks: '`',
  fences: '```\n',
  cells: '|a',
  addresses: 'a@b.c ',
  links: 'https://a.b/',
  'thousands of rupiah': '1.000',
  metrics: 'AV:N/',
  marks: 'a\u0301\u0323',
  'marks alone': '\u0301',
  'hidden signs': '\u200b\u202e',
  'wide signs': '\u{1F600}',
  'broken signs': '\ud800',
  'other scripts': '\u4e00\u0416',
}

/** One text of about so many characters, by the name of how it is made. */
export type HostileText = { name: string; of: (length: number) => string }

/** Each unit over and over, alone and before a sign that no pattern expects at the end. */
export const hostileTexts: readonly HostileText[] = Object.entries(units).flatMap(([name, unit]) => [
  { name, of: (length: number) => repeated(unit, length) },
  { name: `${name} and an end`, of: (length: number) => `${repeated(unit, length - 2)}\u0001!` },
])

export const distinctWords: HostileText = {
  name: 'words that are all different',
  of: (length) =>
    Array.from({ length: length / 8 }, (_, at) => `w${at.toString(36).padStart(6, '0')}`).join(' '),
}

const few = [
  'letters',
  'words',
  'spaces',
  'lines',
  'dotted letters',
  'digits',
  'quotes',
  'marks',
  'hidden signs',
]

/** For schemas, of which there are many: the texts their patterns could stumble over. */
export const fewTexts = [...few, 'addresses', 'thousands of rupiah', 'metrics', 'joined words', 'links'].map(
  (name) => hostileTexts.find((text) => text.name === `${name} and an end`)!,
)

function repeated(unit: string, length: number): string {
  return unit.repeat(Math.max(1, Math.floor(length / unit.length)))
}
