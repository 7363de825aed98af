import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { doneWords } from '#i18n/done.ts'
import { errorPages } from '#i18n/error-pages.ts'
import { fieldErrors } from '#i18n/errors.ts'
import { refusals } from '#i18n/refusals.ts'

type Words = { id: unknown; en: unknown }
type Leaf = { key: string; word: unknown }

const catalogues: [string, Words][] = []
for (const file of readdirSync('app/i18n').filter((name) => /^[a-z-]+\.ts$/.test(name))) {
  const exported = (await import(pathToFileURL(`app/i18n/${file}`).href)) as Record<string, unknown>
  for (const [name, value] of Object.entries(exported)) {
    if (isWords(value)) catalogues.push([`${file} ${name}`, value])
  }
}

const sources = ['app/domain', 'app/web', 'app/infra', 'app/kernel', 'app/worker', 'packages'].flatMap(
  (folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|node_modules|\/test\//.test(name))
      .map((name) => ({ file: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, 'utf8') })),
)

describe('the catalogues', () => {
  it.each(catalogues)('%s has both languages', (_name, { id, en }) => {
    expect(leavesOf(en).map(({ key }) => key)).toEqual(leavesOf(id).map(({ key }) => key))
  })

  it.each(catalogues)('%s has no empty and no broken sentence', (_name, { id, en }) => {
    const silent = [...leavesOf(id), ...leavesOf(en)].filter(({ word }) => {
      const said = spoken(word)
      return said.trim() === '' || /undefined|\[object|NaN/.test(said)
    })
    expect(silent).toEqual([])
  })

  it('leaves no English word in an Indonesian sentence about errors', () => {
    const english =
      /\b(the|is|are|was|not|must|required|please|your|you|with|and|this|that|password|wrong|again|try|too|file is|error)\b/i
    const mixed = [fieldErrors, refusals, errorPages, doneWords]
      .flatMap((words) => leavesOf(words.id))
      .filter(({ word }) => english.test(spoken(word)))
      .map(({ key, word }) => `${key}: ${spoken(word)}`)
    expect(mixed).toEqual([])
  })
})

/** Sentences that the product's texts must contain word for word. */
const wanted = {
  en: [
    'Email is required',
    'Email must be valid',
    'Verification Code is required',
    'Company Name is required',
    'Telephone Number is required',
    'Username is required',
    'Password is required',
    'Password is too weak',
    'Confirm Password is required',
    'Password must be same',
    'T-Shirt Size is required',
    'The File must be a maximum size of 5MB.',
    'The File must be a PDF type.',
    'Website must be a URL',
    'Incorrect email or password',
    'Make sure the data you have entered is correct',
    'Unauthorized Access',
    'Your session has ended. Please refresh this page again.',
    'Access denied',
    'Forbidden',
    'There is a problem',
    '404 Not Found',
    'Something went wrong...',
    'Internal Server Error',
    'An error occurred',
  ],
  id: [
    'harus mempunyai minimal 1 karakter spesial',
    'harus mempunyai minimal 1 huruf kapital',
    'harus mempunyai minimal 1 angka',
    'tidak boleh ada spasi',
  ],
} as const

describe('the texts of the specification', () => {
  const labels = {
    en: ['Email', 'Verification Code', 'Company Name', 'Telephone Number', 'Username', 'Password'].concat([
      'Confirm Password',
      'T-Shirt Size',
      'File',
      'Website',
    ]),
    id: ['Kata sandi'],
  }
  for (const locale of ['en', 'id'] as const) {
    const said = new Set(
      catalogues.flatMap(([, words]) => leavesOf(words[locale]).map(({ word }) => spoken(word))),
    )
    for (const label of labels[locale]) {
      for (const { word } of leavesOf(fieldErrors[locale])) said.add(spoken(word, { label }))
    }
    const all = [...said].join('\n')
    it.each(wanted[locale])(`${locale}: %s`, (sentence) => expect(all).toContain(sentence))
  }

  it('names the brand in the agreement of the sign-up', () => {
    const english = catalogues.flatMap(([, { en }]) => leavesOf(en).map(({ word }) => spoken(word)))
    expect(english.join('\n')).toMatch(
      /You must agree to the Terms & Conditions and the Privacy Policy that applied at /,
    )
  })
})

describe('every used key has its text', () => {
  it('details of refusals', () => {
    const used = found(
      /\brefuse\(\s*'\w+',\s*'(\w+)'/g,
      /\brefuseUnless\([^;]*?,\s*'\w+',\s*'(\w+)',?\s*\)/g,
      /\bdetail: '(\w+)'/g,
    )
    expect(used.filter(({ key }) => !Object.hasOwn(refusals.id.details, key))).toEqual([])
  })

  it('errors of fields', () => {
    const keys = found(
      /\brefuseField\(\s*[^,()]+,\s*'(\w+)'/g,
      /\bmessage: '(\w+)'/g,
      /\bkey: '(\w+)'/g,
      // The last argument of a rule in a schema: `.min(10, 'too_short')`.
      /\.(?:min|max|regex|refine|email|url|int|length|date|uuid)\((?:[^()]|\([^()]*\))*,\s*'([a-z]\w+)',?\s*\)/g,
      /\bz(?:\.\w+)*\((?:[^()]|\([^()]*\))*,\s*'([a-z]\w+)',?\s*\)/g,
    ).filter(({ file }) => /-input\.ts|\.server\.ts|infra\/(files|password)|web\/http/.test(file))
    expect(keys.filter(({ key }) => !Object.hasOwn(fieldErrors.id, key))).toEqual([])
  })

  it('confirmations of acts', () => {
    const used = [
      ...found(
        /[?&]done=([a-z_]\w*)(?=[`'#&])/g,
        /[?&]done=\$\{[^}]*\? '(\w+)'/g,
        /[?&]done=\$\{[^}]*: '(\w+)'\}/g,
        /\bdone: '(\w+)'/g,
      ),
      ...found(/\bdone\('(\w+)'\)/g).filter(({ file }) => file.startsWith('app/web/')),
      // The acts of triage have confirmations named `desk_<intent>`.
      ...found(/^ {2}(\w+): \(actor/gm)
        .filter(({ file }) =>
          /(?:company|hello)\/report\/report-acts|parts\/(?:publication\/publication|report\/staff)-acts/.test(
            file,
          ),
        )
        .map(({ file, key }) => ({ file, key: `desk_${key}` })),
    ]
    expect(used.length).toBeGreaterThan(30)
    expect(used.filter(({ key }) => !Object.hasOwn(doneWords.id, key))).toEqual([])
  })
})

function isWords(value: unknown): value is Words {
  return typeof value === 'object' && value !== null && 'id' in value && 'en' in value
}

function leavesOf(words: unknown, path = ''): Leaf[] {
  if (typeof words !== 'object' || words === null) return [{ key: path, word: words }]
  return Object.entries(words).flatMap(([key, word]) => leavesOf(word, path ? `${path}.${key}` : key))
}

/** The text of a catalogue entry; a sentence with facts is given any facts. */
function spoken(word: unknown, facts: Record<string, unknown> = {}): string {
  if (typeof word !== 'function') return String(word)
  const given = new Proxy(facts, {
    get: (known, name) => (Reflect.has(known, name) ? Reflect.get(known, name) : anything),
  })
  return String(word(given))
}

/** Reads as the number 7 wherever a sentence puts it. */
const anything: unknown = new Proxy(() => anything, {
  get: (_target, name) => {
    if (name === Symbol.toPrimitive) return (hint: string) => (hint === 'string' ? '7' : 7)
    if (name === Symbol.iterator) return [][Symbol.iterator]
    if (name === 'toString') return () => '7'
    return anything
  },
  apply: () => anything,
})

function found(...patterns: RegExp[]): { file: string; key: string }[] {
  return sources.flatMap(({ file, text }) =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => ({ file, key: match[1]! }))),
  )
}
