import { expect, it } from 'vitest'
import { allKinds } from '#domain/event/kinds/all-kinds.ts'
import { auditLogWords } from './audit-log.ts'
import { userLogWords } from './user-log.ts'

it('every kind of event has words in the audit log', () => {
  const named = { ...userLogWords.id.acts, ...auditLogWords.id.acts }
  expect(Object.keys(allKinds).filter((type) => !Object.hasOwn(named, type))).toEqual([])
})
