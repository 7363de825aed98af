import { describe, expect, it } from 'vitest'
import { addTestAccountsInput } from './test-account-input.ts'

const read = (passwords: string) => addTestAccountsInput.safeParse({ passwords })
const errorOf = (passwords: string) => {
  const { error } = read(passwords)
  const [issue] = error?.issues ?? []
  return issue && [issue.message, ...('params' in issue ? [issue.params?.line] : [])]
}

describe('typed test accounts', () => {
  it('are one a line, between commas, with what is left as the note', () => {
    expect(read('uji01, Rahasia-1\n\r\n uji02,p@ss, nasabah, saldo besar \r\n').data?.passwords).toEqual([
      { line: 1, username: 'uji01', password: 'Rahasia-1', note: null },
      { line: 3, username: 'uji02', password: 'p@ss', note: 'nasabah, saldo besar' },
    ])
  })

  it('are between tabs where there are tabs: then a password may hold commas', () => {
    expect(read('uji01\ta,b,c\t<b>catatan</b>').data?.passwords).toEqual([
      { line: 1, username: 'uji01', password: 'a,b,c', note: '<b>catatan</b>' },
    ])
  })

  it.each([
    ['nothing', ' \n\t\n', ['required']],
    ['no password', 'uji01,a\nuji02', ['test_account_line', 2]],
    ['an empty name', ',rahasia', ['test_account_line', 1]],
    ['a long part', `uji01,${'x'.repeat(201)}`, ['test_account_line', 1]],
    ['a control', 'uji01,raha\u0007sia', ['test_account_line', 1]],
    ['a NUL', 'uji01,raha\0sia', ['test_account_line', 1]],
    ['a turned direction', 'uji\u202e01,rahasia', ['test_account_line', 1]],
    ['a name twice', 'uji01,a\n\nuji01,b', ['test_account_twice', 3]],
    ['too many', Array.from({ length: 201 }, (_, at) => `uji${at},a`).join('\n'), ['test_accounts_many']],
    ['too much', 'x'.repeat(200_000), ['too_long']],
  ])('are refused with %s', (_name, typed, error) => {
    expect(errorOf(typed)).toEqual(error)
  })

  it('may be 200', () => {
    const most = Array.from({ length: 200 }, (_, at) => `${'u'.repeat(196)}${at},${'p'.repeat(200)}`).join(
      '\n',
    )
    expect(read(most).data?.passwords).toHaveLength(200)
  })
})
