import { expect, it } from 'vitest'
import { RefusedMail } from './mail.ts'
import { mailFailureOf } from './mail-failure.ts'

const failed = (code: string, command: string, response = '') =>
  mailFailureOf(
    Object.assign(new Error(`no: ${response}`), {
      ...{ code, command },
      ...(response ? { response, responseCode: Number(response.slice(0, 3)) } : {}),
    }),
  )

const answers: [kind: string, code: string, command: string, response?: string][] = [
  ['address', 'EENVELOPE', 'RCPT TO', '550 5.1.1 <budi@contoh.test> unknown'],
  ['address', 'EENVELOPE', 'RCPT TO', '550 no such user budi@contoh.test'],
  ['address', 'EENVELOPE', 'RCPT TO', '552 5.2.2 mailbox full'],
  ['denied', 'EENVELOPE', 'RCPT TO', '554 5.7.1 relay access denied'],
  ['denied', 'EENVELOPE', 'RCPT TO', '550 5.1.8 sender domain'],
  ['later', 'EENVELOPE', 'RCPT TO', '451 4.7.1 greylisted'],
  ['later', 'EMESSAGE', 'DATA', '452 4.3.1 full'],
  ['away', 'EENVELOPE', 'RCPT TO', '421 4.3.2 closing'],
  ['away', 'EPROTOCOL', 'CONN', '450 busy'],
  ['refused', 'EPROTOCOL', 'CONN', '554 no service'],
  ['refused', 'EENVELOPE', 'MAIL FROM', '550 5.7.1 sender'],
  ['refused', 'EAUTH', 'AUTH PLAIN', '535 5.7.8 wrong'],
  ['message', 'EMESSAGE', 'DATA', '554 5.7.1 spam'],
  ['away', 'ECONNECTION', 'CONN'],
  ['away', 'ESOCKET', 'CONN'],
  ['away', 'EDNS', 'CONN'],
  ['slow', 'ETIMEDOUT', 'CONN'],
  ['refused', 'ETLS', 'CONN'],
]

it.each(answers)('reads %s of %s at %s %s', (kind, code, command, response) => {
  const failure = failed(code, command, response)
  expect(failure.kind).toBe(kind)
  expect(failure.reason).not.toMatch(/@|budi|unknown/)
})

it('recognizes what is no answer of a mail server', () => {
  expect(mailFailureOf(new RefusedMail('x'))).toMatchObject({ kind: 'address' })
  expect(mailFailureOf(new TypeError('budi@contoh.test'))).toEqual({ kind: 'other', reason: 'TypeError' })
  expect(mailFailureOf('x')).toEqual({ kind: 'other', reason: 'unknown' })
})
