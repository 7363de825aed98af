// `npm run classes -- --tree … --cwe … --cvss … --advice … --weaknesses …`: writes the vulnerability classes, their proposals and the
// CWE list anew. The first four are files of a release of the Vulnerability Rating Taxonomy, the last is the folder of the unpacked
// package cwe-sdk; each is a path or an address. Run it again with a newer release: what that dropped stays, marked as ended.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './setup.mjs'

const { adviceOf, classesOf, weaknessesOf } = await import('./classes/read-release.ts')
const names = ['tree', 'cwe', 'cvss', 'advice', 'weaknesses']
const { values } = parseArgs({ options: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) })
const missing = names.filter((name) => !values[name])
if (missing.length > 0) throw new Error(`missing: ${missing.map((name) => `--${name}`).join(' ')}`)

const folder = path.join(ROOT, 'app/domain/report/classification')
const before = { vrt: stored('vrt.json'), cwe: stored('cwe.json') }
const [tree, cwe, cvss, advice] = await Promise.all(names.slice(0, 4).map((name) => read(values[name])))
const dictionary = await read(`${values.weaknesses}/raw/cwe-dictionary.json`)
const { attr } = (await read(`${values.weaknesses}/raw/cwe-archive.json`)).Weakness_Catalog

const weaknesses = weaknessesOf(dictionary, attr['@_Version'], before.cwe.weaknesses)
const vrt = classesOf({ tree, cwe, cvss }, weaknesses, before.vrt.classes)
write('cwe.json', {
  source: 'Common Weakness Enumeration, The MITRE Corporation, by way of the package cwe-sdk',
  ...{ version: attr['@_Version'], date: attr['@_Date'], weaknesses },
})
write('vrt.json', {
  source:
    'Bugcrowd Vulnerability Rating Taxonomy with its CWE and CVSS mappings, Apache-2.0; changed as docs/third-party.md says',
  ...vrt,
})
write('advice.json', {
  source: 'Bugcrowd Vulnerability Rating Taxonomy, remediation advice, Apache-2.0; Markdown made HTML',
  ...{ release: vrt.release, advice: adviceOf({ advice, tree }) },
})
const ended = vrt.classes.filter((one) => one.ended)
process.stdout.write(
  `${vrt.release}: ${vrt.categories.length} categories, ${vrt.classes.length} classes, ${ended.length} of them ended; CWE ${attr['@_Version']}: ${weaknesses.length} weaknesses\n`,
)

async function read(place) {
  const text = /^https?:/.test(place) ? await (await fetch(place)).text() : readFileSync(place, 'utf8')
  return JSON.parse(text)
}

function stored(name) {
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
}

/** One entry a line: a newer release is read as a diff. */
function write(name, data) {
  const lines = Object.entries(data).map(([key, value]) => `  ${JSON.stringify(key)}: ${entries(value)}`)
  writeFileSync(path.join(folder, name), `{\n${lines.join(',\n')}\n}\n`)
}

function entries(value) {
  if (typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[\n${value.map((one) => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]`
  const pairs = Object.entries(value).map(
    ([key, one]) => `    ${JSON.stringify(key)}: ${JSON.stringify(one)}`,
  )
  return `{\n${pairs.join(',\n')}\n  }`
}
