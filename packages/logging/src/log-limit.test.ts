import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { oneLineASecond } from './log-limit.ts'

it('LOG-02 lets one line a second through, and counts those it left out', async () => {
  const written: [string | null, number][] = []
  const log = oneLineASecond<string>((line, leftOut) => written.push([line, leftOut]), 50)
  for (let i = 0; i < 500; i++) log(`line ${i}`)
  expect(written).toEqual([['line 0', 0]])
  await sleep(80)
  expect(written).toEqual([
    ['line 0', 0],
    [null, 499],
  ])
  await sleep(80)
  log('later')
  expect(written.at(-1)).toEqual(['later', 0])
})
