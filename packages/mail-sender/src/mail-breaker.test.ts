import { expect, it } from 'vitest'
import { createBreaker } from './mail-breaker.ts'

const away = { kind: 'away', reason: 'ECONNECTION' } as const
const slow = { kind: 'slow', reason: 'ETIMEDOUT' } as const

it('lets one probe through after pauses that double up to the longest', () => {
  let at = 0
  const breaker = createBreaker({ firstPauseMs: 1_000, longestPauseMs: 4_000, nowMs: () => at })
  breaker.failed(away, 'a')
  const pauses = []
  for (let probe = 0; probe < 4; probe++) {
    const begun = at
    while (!breaker.admits()) at += 500
    pauses.push(at - begun)
    expect(breaker.admits()).toBe(false)
    breaker.failed(away, 'a')
  }
  expect(pauses).toEqual([1_000, 2_000, 4_000, 4_000])
  expect(breaker.state()).toEqual({ awaySince: new Date(0), reason: 'ECONNECTION' })
  at += 4_000
  expect(breaker.admits()).toBe(true)
  expect(breaker.succeeded()).toBe(15_000)
  expect(breaker.succeeded()).toBeNull()
  expect(breaker.admits()).toBe(true)
})

it('needs two slow recipients in a row to mark the server as slow', () => {
  const breaker = createBreaker()
  breaker.failed(slow, 'a')
  breaker.failed(slow, 'a')
  expect(breaker.admits()).toBe(true)
  breaker.succeeded()
  breaker.failed(slow, 'b')
  expect(breaker.admits()).toBe(true)
  breaker.failed(slow, 'c')
  expect(breaker.admits()).toBe(false)
})

it('takes a refused address as a sign that the server is up, and an own error as none', () => {
  let at = 0
  const breaker = createBreaker({ firstPauseMs: 1, nowMs: () => at })
  breaker.failed(away, 'a')
  at += 2
  expect(breaker.admits()).toBe(true)
  expect(breaker.failed({ kind: 'other', reason: 'TypeError' }, 'b')).toBeNull()
  expect(breaker.state().awaySince).not.toBeNull()
  expect(breaker.admits()).toBe(true)
  expect(breaker.failed({ kind: 'address', reason: '550' }, 'b')).toBe(2)
  expect(breaker.state().awaySince).toBeNull()
})
