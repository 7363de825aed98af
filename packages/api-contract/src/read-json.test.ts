import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readJson } from './read-json.ts'

describe('JSON of a request', () => {
  it.each([
    ['{"a":1,"b":{"a":[{"a":null},{"a":"x:y\\"z"}]}}'],
    ['[]'],
    ['"a"'],
    [' { "a" : "b" , "c":"a" } '],
    [`${'['.repeat(32)}${']'.repeat(32)}`],
  ])('reads %s', (text) => expect(readJson(text)).toEqual(JSON.parse(text)))

  it.each([
    ['{"a":1,"a":2}'],
    ['{"a":1,"\\u0061":2}'],
    ['{"x":{"a":"a","a":1}}'],
    ['{"__proto__":{}}'],
    ['{"a":[{"constructor":1}]}'],
    [`${'['.repeat(33)}${']'.repeat(33)}`],
    ['{a:1}'],
    [''],
    ['{"a":1}x'],
    ["{'a':1}"],
  ])('refuses %s', (text) => expect(readJson(text)).toBeUndefined())

  it('is quick on hostile texts', () => {
    // Processor time, so that a busy machine does not count.
    const started = process.threadCpuUsage()
    readJson(`"${'\\"'.repeat(200_000)}"`)
    readJson('['.repeat(500_000))
    readJson(`{"a"${' '.repeat(500_000)}:1}`)
    const { user, system } = process.threadCpuUsage(started)
    expect((user + system) / 1_000).toBeLessThan(200)
  })
})

// Is unambiguous: what the standard leaves open, and parsers read in two ways, is refused more often than JSON.parse
// would.
describe('DOS-05 the 318 files of JSONTestSuite', () => {
  type Sample = { name: string; expect: 'accept' | 'reject' | 'either'; base64: string }
  const kept = JSON.parse(readFileSync('test/corpora/json-test-suite.json', 'utf8')) as Sample[]
  const brackets = (name: string, text: string): Sample => ({
    ...{ name, expect: 'reject' as const },
    base64: Buffer.from(text).toString('base64'),
  })
  const all = [
    ...kept,
    brackets('n_structure_100000_opening_arrays.json', '['.repeat(100_000)),
    brackets('n_structure_open_array_object.json', '[{"":'.repeat(50_000)),
  ]
  const refusedHere = ['y_object_duplicated_key.json', 'y_object_duplicated_key_and_value.json']

  it('are read or refused as they should be, each at once', () => {
    expect(all).toHaveLength(318)
    const wrong: string[] = []
    for (const { name, expect: wanted, base64 } of all) {
      const text = Buffer.from(base64, 'base64').toString('utf8')
      const started = process.threadCpuUsage()
      const value = readJson(text)
      const { user, system } = process.threadCpuUsage(started)
      const met = value === undefined ? 'reject' : 'accept'
      const right = refusedHere.includes(name) ? 'reject' : wanted
      if (right !== 'either' && met !== right) wrong.push(`${name}: ${met}`)
      if ((user + system) / 1_000 > 100) wrong.push(`${name}: ${(user + system) / 1_000} ms`)
    }
    expect(wrong).toEqual([])
  })
})
