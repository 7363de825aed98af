import { isId } from '@cakrawala/ids/ids'
import { expect, test } from 'vitest'
import { jobIdOf, messageIdOf } from './mail-id.ts'

const key = { seq: 12, kind: 'hunter_rewarded', to: 'a' }

test('the same mail has the same ids, another reader, kind or event has others', () => {
  expect(jobIdOf(key)).toBe(jobIdOf({ ...key }))
  expect(messageIdOf(key, 'cakrawala.test')).toBe(messageIdOf({ ...key }, 'cakrawala.test'))
  const others = [
    { ...key, seq: 13 },
    { ...key, kind: 'hunter_fixed' },
    { ...key, to: 'b' },
  ]
  expect(new Set([key, ...others].map(jobIdOf)).size).toBe(4)
  expect(new Set([key, ...others].map((one) => messageIdOf(one, 'x'))).size).toBe(4)
})

test('ids have the shapes PostgreSQL and mail programs ask for, and are never ids of ours', () => {
  expect(jobIdOf(key)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(isId(jobIdOf(key))).toBe(false)
  expect(messageIdOf(key, 'cakrawala.test')).toMatch(/^12\.[0-9a-f]{24}@cakrawala\.test$/)
})
