import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, it } from 'vitest'
import { errorSummary } from './error-summary.ts'
import { startProblemOf } from './start-problem.ts'

const coded = (message: string, code: string) => Object.assign(new Error(message), { code })

it('LOG-02 reports the cause of an error, never the query with its parameters', () => {
  const query = new DrizzleQueryError(
    'INSERT INTO notifications VALUES ($1)',
    ['/hello/reports/detail/kanari'],
    coded('x lost', '57P01'),
  )
  for (const error of [query, { ...query, message: query.message, stack: query.stack, queue: 'mail' }]) {
    const told = errorSummary(error)
    expect([told.message, told.code]).toEqual(['x lost', '57P01'])
    expect(JSON.stringify(told)).not.toMatch(/kanari|INSERT/)
  }
  const bare = new DrizzleQueryError('INSERT INTO notifications VALUES ($1)', ['kanari'])
  expect(JSON.stringify(errorSummary({ message: bare.message, stack: bare.stack }))).not.toMatch(
    /kanari|INSERT/,
  )
})

it('LOG-02 reports the codes of several tries, and of objects that only look like errors', () => {
  const tries = new AggregateError([
    coded('connect ECONNREFUSED ::1', 'ECONNREFUSED'),
    coded('x', 'ECONNREFUSED'),
  ])
  expect(errorSummary(tries)).toMatchObject({ name: 'Error', code: 'ECONNREFUSED' })
  expect(errorSummary({ code: '53300', message: 'too many clients' })).toMatchObject({
    code: '53300',
    message: 'too many clients',
  })
  expect(errorSummary('x')).toEqual({ name: 'unknown', message: 'string' })
})

it('makes one clear line of a database that goes away during the start', () => {
  const lost = new Error('Failed query: CREATE TABLE x', {
    cause: new Error('Connection terminated unexpectedly'),
  })
  expect(startProblemOf(lost, 'the database')?.message).toBe(
    'Cannot start the database: the database went away meanwhile; start again.',
  )
  expect(startProblemOf(new Error('Failed query: CREATE TABLE x'), 'the database')).toBeUndefined()
})
