import { UNSAFE_ErrorResponseImpl as Answer, type DataStrategyResult, data } from 'react-router'
import { expect, test } from 'vitest'
import { answerForLostServer } from './lost-connection.ts'
import { typedOf } from './typed-of.ts'

const route = 'pages/company/license'

function sent(fields: Record<string, string>): Request {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return new Request('https://house.test/company/license', { method: 'POST', body })
}

/** What comes of a form whose answer is `result`; the way there reads its body, as a browser does. */
async function answered(
  result: DataStrategyResult,
  request = sent({ intent: 'note', body: 'Tiga kata lagi' }),
) {
  const next = async () => {
    await request.formData().catch(() => undefined)
    return { [route]: result }
  }
  return (await answerForLostServer({ request }, next, typedOf))[route]
}

const error = (result: unknown) => ({ type: 'error', result }) as DataStrategyResult

test.each([
  ['no answer at all', error(data(new TypeError('Failed to fetch'), undefined))],
  ['an answer that breaks off', error(data(new Error('Unable to decode'), undefined))],
  ['an answer of a gateway', error(new Answer(502, 'Bad Gateway', '<html>'))],
])('%s refuses the form with what was typed in it', async (_, result) => {
  expect(await answered(result)).toEqual({
    type: 'data',
    result: data(
      {
        ...{ refused: 'unavailable', detail: 'connection_lost', fields: {} },
        typed: { intent: ['note'], body: ['Tiga kata lagi'] },
      },
      { status: 503 },
    ),
  })
})

test.each([
  ['an answer', { type: 'data', result: data({ saved: true }, { status: 200 }) }],
  ['a refusal', { type: 'data', result: data({ refused: 'conflict' }, { status: 409 }) }],
  ['a fault of the server', error(data(new Error('Unexpected Server Error'), { status: 500 }))],
  ['a page that is not there', error(new Answer(404, 'Not Found', null))],
])('%s stays unchanged', async (_, result) => {
  expect(await answered(result as DataStrategyResult)).toBe(result)
})

test('secrets are not restored, and an aborted request is left unanswered', async () => {
  const lost = error(data(new TypeError('Failed to fetch'), undefined))
  const { result } = (await answered(lost, sent({ currentPassword: 'Rahasia#2026', name: 'Laptop' })))!
  expect(JSON.stringify(result)).not.toContain('Rahasia')
  const gone = new AbortController()
  const request = new Request(sent({ body: 'x' }), { signal: gone.signal })
  gone.abort()
  expect(await answered(lost, request)).toBe(lost)
})

test('reading a page is not affected', async () => {
  const lost = error(data(new TypeError('Failed to fetch'), undefined))
  expect(await answered(lost, new Request('https://house.test/company'))).toBe(lost)
})
