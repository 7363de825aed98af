// Writes `app/domain/report/duplicate/word-meanings.json`: which English word the words of both languages mean.
// node scripts/word-meanings.mjs <folder of WordNet 3.0: index.*, data.*, cntlist.rev> <wn-data-ind.tab of Wordnet Bahasa>
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [folder, bahasa] = process.argv.slice(2)
const linesOf = (path) =>
  readFileSync(path, 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '))
const isWord = (text) => /^[a-z]{3,16}$/.test(text)
const wordClasses = { noun: 'n', verb: 'v', adj: 'a', adv: 'r' }
const translations = 3
const leastFrequency = 5

/** How often a word was found in tagged texts, all its senses together. */
const frequency = new Map()
for (const line of linesOf(join(folder, 'cntlist.rev'))) {
  const [key, , count] = line.split(' ')
  const word = key.split('%')[0]
  frequency.set(word, (frequency.get(word) ?? 0) + Number(count))
}
const frequencyOf = (word) => frequency.get(word) ?? 0

/** Words of a meaning, and the place it has among those of each word. */
const meanings = new Map()
const places = new Map()
const english = new Set()
for (const [name, letter] of Object.entries(wordClasses)) {
  for (const line of linesOf(join(folder, `data.${name}`))) {
    const fields = line.split(' ')
    const words = Array.from({ length: Number.parseInt(fields[3], 16) }, (_, at) => fields[4 + 2 * at])
    const plain = words.map((word) => word.replace(/\(.*\)/, '').toLowerCase())
    for (const word of plain) english.add(word)
    meanings.set(`${fields[0]}-${letter}`, plain.filter(isWord))
  }
  for (const line of linesOf(join(folder, `index.${name}`))) {
    const [word, ...fields] = line.trim().split(/\s+/)
    const own = fields.filter((field) => /^\d{8}$/.test(field))
    for (const [place, meaning] of own.entries()) places.set(`${word} ${meaning}-${letter}`, place)
  }
}

const indonesian = new Map()
for (const line of readFileSync(bahasa, 'utf8').split('\n')) {
  const [meaning, kind, lemma] = line.split('\t')
  if (!kind?.endsWith('lemma') || !isWord(lemma.toLowerCase())) continue
  const word = lemma.toLowerCase()
  indonesian.set(word, (indonesian.get(word) ?? new Set()).add(meaning))
}

/** English words with one first meaning become the commonest of them. */
const commonest = new Map()
for (const [meaning, words] of meanings) {
  const first = words.filter((word) => places.get(`${word} ${meaning}`) === 0)
  const head = first.toSorted(
    (one, other) => frequencyOf(other) - frequencyOf(one) || (one < other ? 1 : -1),
  )[0]
  for (const word of first) {
    const known = commonest.get(word)
    if (word === head || frequencyOf(head) < 3 || frequencyOf(word) === 0) continue
    if (known === undefined || frequencyOf(head) > frequencyOf(known)) commonest.set(word, head)
  }
}
function headOf(word) {
  let head = word
  for (let turn = 0; turn < translations && commonest.has(head); turn++) head = commonest.get(head)
  return head
}

function translationOf(word, ownMeanings) {
  const points = new Map()
  for (const meaning of ownMeanings)
    for (const other of meanings.get(meaning) ?? [])
      if (other !== word)
        points.set(other, (points.get(other) ?? 0) + 1 / (1 + (places.get(`${other} ${meaning}`) ?? 3)))
  const scored = [...points].map(([other, sum]) => [other, sum * (1 + Math.log(1 + frequencyOf(other)))])
  return scored.toSorted(([one, few], [other, many]) => many - few || (one < other ? -1 : 1))[0]?.[0]
}

const found = new Map([...commonest.keys()].map((word) => [word, headOf(word)]))
for (const [word, own] of indonesian) {
  // A loan word that English has too stays what it is.
  if (english.has(word) && frequencyOf(word) > 0) continue
  const translation = translationOf(word, own)
  if (translation !== undefined && frequencyOf(translation) >= leastFrequency)
    found.set(word, headOf(translation))
}
const groups = Map.groupBy([...found], ([, head]) => head)
const rows = [...groups]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(
    ([head, words]) =>
      `${JSON.stringify(head)}:${JSON.stringify(
        words
          .map(([word]) => word)
          .toSorted()
          .join(' '),
      )}`,
  )
const source =
  'Wordnet Bahasa, MIT licence, and WordNet 3.0, Princeton University, WordNet licence; see docs/third-party.md'
const place = new URL('../app/domain/report/duplicate/word-meanings.json', import.meta.url)
writeFileSync(
  place,
  `{\n  "source": ${JSON.stringify(source)},\n  "meanings": {\n    ${rows.join(',\n    ')}\n  }\n}\n`,
)
process.stdout.write(`${found.size} words, ${groups.size} meanings\n`)
