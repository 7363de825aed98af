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
    const started = process.cpuUsage()
    readJson(`"${'\\"'.repeat(200_000)}"`)
    readJson('['.repeat(500_000))
    readJson(`{"a"${' '.repeat(500_000)}:1}`)
    const { user, system } = process.cpuUsage(started)
    expect((user + system) / 1_000).toBeLessThan(200)
  })
})
