import { type Root, rootsOf } from './word-roots.ts'

/** What of a report is compared. */
export type ComparedTexts = {
  title: string
  target: string
  pocMd: string
  impactMd: string
  vrtId: string | null
  cweId: number | null
}
/** How much a feature tells: a class, asset or word, a term of security or business, a word of the title, a name or a path. */
export type Weight = 0 | 1 | 2 | 3
/** One thing a report is found by, as it is written there; empty where it is not for people to read. */
export type Feature = { weight: Weight; written: string }
/** Features by `word:`, `name:`, `path:`, `part:`, `host:`, `asset:`, `class:`, `pair:` and what it is. */
export type Features = ReadonlyMap<string, Feature>

/** More of one text gains no accuracy. */
const mostLetters = 12_000
const mostFeatures = 128
const mostTerms = 6

/** Families of weaknesses, by the term their class is also called. */
const families: Readonly<Record<string, readonly number[]>> = {
  idor: [639, 284, 285, 862, 863, 566, 732, 425],
  escalation: [269, 250, 266, 915],
  xss: [79, 80, 83, 87],
  sqli: [89, 564, 943],
  ssrf: [918],
  csrf: [352],
  redirect: [601],
  clickjacking: [1021],
  cors: [942, 346],
  rce: [78, 77, 94, 95, 502, 1336],
  traversal: [22, 23, 73, 98, 548],
  upload: [434],
  authentication: [287, 288, 290, 294, 304, 306, 521, 640, 620, 1390],
  session: [384, 613, 614, 1004],
  ratelimit: [307, 770, 799, 400, 837],
  exposure: [200, 201, 209, 215, 359, 497, 532, 538, 204, 203, 312],
  secret: [798, 522, 321, 540, 321],
  race: [362, 367],
  logic: [840, 841, 20, 472, 602, 345, 1284, 190],
  encryption: [311, 319, 326, 327, 295, 347],
}
const familyOf = new Map(
  Object.entries(families).flatMap(([family, ids]) => ids.map((id) => [id, family] as const)),
)

/**
 * By what a report is found by its like, at most 128 features, what tells the most first. Names and paths are read from
 * addresses, parameters and code; words become what they mean in either language.
 */
export function featuresOf(report: ComparedTexts): Features {
  const { title, body } = comparedTextsOf(report)
  const found = new Map<string, Feature>()
  const add = (name: string, weight: Weight, written = '') => {
    const known = found.get(name)
    if (!known || known.weight < weight)
      found.set(name, { weight, written: written || (known?.written ?? '') })
  }
  for (const [name, written] of namesIn(`${title}\n${pathOf(report.target)}\n${body}`)) add(name, 3, written)
  const titleRoots = rootsOf(wordsOf(title))
  for (const { root, written } of titleRoots) add(`word:${root}`, 2, written)
  for (const one of pairsOf(titleRoots, classTerms(report))) add(one, 1)
  for (const term of classTerms(report)) add(`word:${term}`, 1)
  for (const { root, known, written } of rootsOf(wordsOf(body))) add(`word:${root}`, known ? 1 : 0, written)
  for (const one of classFeatures(report)) add(one, 0)
  add(`asset:${hostOf(report.target)}`, 0)
  const rows = [...found].toSorted(([, one], [, other]) => other.weight - one.weight)
  return new Map(rows.slice(0, mostFeatures))
}

function comparedTextsOf({ title, pocMd, impactMd }: ComparedTexts) {
  const body = `${impactMd.slice(0, mostLetters / 4)}\n${pocMd}`.slice(0, mostLetters)
  return { title: title.slice(0, 300), body }
}

/** The words, paths and names of a report that are features of another too, in each form they are written here. */
export function formsShared(report: ComparedTexts, other: Features): string[] {
  const { title, body } = comparedTextsOf(report)
  const text = `${title}\n${body}`
  const words = rootsOf(wordsOf(text)).map(({ root, written }) => [`word:${root}`, written] as const)
  const shared = [...namesIn(text), ...words].filter(([name, written]) => written !== '' && other.has(name))
  return [...new Set(shared.map(([, written]) => written))]
}

/** Two terms of the title, or one and the class, tell more together. */
function pairsOf(title: readonly Root[], classes: readonly string[]): string[] {
  const terms = title.filter(({ known }) => known).map(({ root }) => root)
  const all = [...new Set([...terms.slice(0, mostTerms), ...classes])].toSorted()
  return all.flatMap((one, at) => all.slice(at + 1).map((other) => `pair:${one} ${other}`))
}

function classFeatures({ vrtId, cweId }: ComparedTexts): string[] {
  const path = vrtId?.split('.') ?? []
  return [
    ...path.slice(0, 2).map((_, at) => `class:${path.slice(0, at + 1).join('.')}`),
    ...(cweId === null ? [] : [`class:cwe ${cweId}`]),
  ]
}

/** What the class of a report is called among the terms, by its path and by its weakness. */
function classTerms({ vrtId, cweId }: ComparedTexts): string[] {
  const last = vrtId?.split('.')[1] ?? vrtId ?? ''
  const known = rootsOf(last.split('_')).filter(({ known }) => known)
  const family = cweId === null ? undefined : familyOf.get(cweId)
  return [...new Set([...known.map(({ root }) => root), ...(family ? [family] : [])])].slice(0, 3)
}

/** Words in small letters; names made of several words are each of them. */
function wordsOf(text: string): string[] {
  const spaced = text.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return spaced.match(/[\p{L}\p{N}]{1,40}/gu)?.filter((word) => !isNumberLike(word)) ?? []
}

const addresses = /(?<![\w/])(?:https?:\/)?(?:\/[\w.~{}:%$@-]{1,80}){1,12}/g
/** A path without its first sign, as people write it in a sentence. */
const halfPaths = /(?<![\w/.:-])[A-Za-z][\w-]{2,30}(?:\/[\w.{}<>:-]{2,40}){1,6}/g
const parameters = /[?&"'`[]([A-Za-z_][\w.-]{1,40})(?:["'`\]]|=|\s?:)/g
const joinedNames = /\b[A-Za-z][A-Za-z\d]{0,30}(?:[_-][A-Za-z\d]{1,30}){1,5}\b/g
const camelNames = /\b[a-z]{2,20}(?:[A-Z][a-z\d]{1,20}){1,4}\b/g

/** Paths, hosts, parameters and other names of code, each as it is written. */
function namesIn(text: string): [string, string][] {
  const written = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([all, name]) => name ?? all)
  const joined = written(joinedNames).filter((name) => name.includes('_') || /[A-Z].*-[A-Z]/.test(name))
  return [
    ...[...written(addresses), ...written(halfPaths)].flatMap(pathFeatures),
    ...[...written(parameters), ...joined, ...written(camelNames)].flatMap(nameFeature),
  ]
}

/** `account_id`, `accountId` and `Account-Id` are one. */
function nameFeature(name: string): [string, string][] {
  const plain = name.toLowerCase().replace(/[^a-z\d]/g, '')
  return plain.length > 1 && !isNumberLike(plain) ? [[`name:${plain}`, name]] : []
}

const generic = new Set([
  'api',
  'rest',
  'v1',
  'v2',
  'v3',
  'v4',
  'index.html',
  'index.php',
  'public',
  'id',
  'en',
])

/** The host, the whole path without numbers, and its last two parts. */
function pathFeatures(text: string): [string, string][] {
  const address = /^https?:\//.test(text)
  const parts = text
    .replace(/^https?:\//, '')
    .split('/')
    .filter(Boolean)
  const host = address ? parts.shift()?.toLowerCase() : undefined
  const kept = parts
    .map((part) => part.toLowerCase().replace(/\.+$/, ''))
    .filter((part) => part !== '' && !generic.has(part) && !/^[{:$<%]|^\*/.test(part) && !isNumberLike(part))
  const last = kept.slice(-2).join('/')
  return [
    ...(host?.includes('.') ? [[`host:${host}`, host]] : []),
    ...(kept.length > 0 ? [[`path:${last}`, `/${last}`]] : []),
    ...(kept.length > 2 ? [[`path:${kept.join('/')}`, '']] : []),
    ...kept.slice(-3).map((part) => [`part:${part.replace(/[^a-z\d]/g, '').replace(/s$/, '')}`, '']),
  ] as [string, string][]
}

/** Numbers, ids and hashes differ from one finding to the next. */
function isNumberLike(word: string): boolean {
  const digits = word.replace(/\D/g, '').length
  return digits > 0 && (digits * 2 >= word.length || word.length > 16)
}

function hostOf(target: string): string {
  return target
    .slice(0, 300)
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#].*$/s, '')
}

function pathOf(target: string): string {
  return target.slice(0, 300).replace(/^[a-z]+:\/\/[^/]*/i, '')
}
