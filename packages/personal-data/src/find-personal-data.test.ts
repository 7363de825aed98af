import { expect, test } from 'vitest'
import { findPersonalData } from './find-personal-data.ts'
import { mostFound } from './kinds.ts'
import { maskOf } from './mask.ts'
import { maskValues } from './mask-values.ts'

const kindsIn = (text: string) => findPersonalData(text).map(({ kind, line }) => `${kind} ${line}`)

test('each find has its range, its line and its mask', () => {
  const text = 'a\n\nNIK: 3173054107900004\nHP 081398765021'
  expect(findPersonalData(text)).toEqual([
    { kind: 'nik', start: 8, end: 24, line: 3, value: '3173054107900004', mask: '3173••••••••0004' },
    { kind: 'phone', start: 28, end: 40, line: 4, value: '081398765021', mask: '0813•••••021' },
  ])
})

test('numbers side by side are told apart', () => {
  expect(kindsIn('3173054107900004 081398765021')).toEqual(['nik 1', 'phone 1'])
  expect(kindsIn('081398765021 3173054107900004 4532 0151 1283 0366')).toEqual(['phone 1', 'nik 1', 'card 1'])
  expect(kindsIn('1. 3173054107900004')).toEqual(['nik 1'])
})

test('a number in a key or a token is part of it', () => {
  const found = findPersonalData(`Authorization: Bearer a3173054107900004.3173054107900004xyQ`)
  expect(found.map(({ kind }) => kind)).toEqual(['token'])
})

test('masks show enough for the owner alone, and of secrets no length', () => {
  expect(maskOf('card', '4532 0151 1283 0366')).toBe('4532••••••••0366')
  expect(maskOf('npwp', '09.254.294.3-407.000')).toBe('09•••••••••7000')
  expect(maskOf('email', 'budi@nusa.id')).toBe('b••••@nusa.id')
  expect(maskOf('password', 'Kr4k4t4u#88')).toBe('••••••••')
  expect(maskOf('token', 'ghp_a1b2c3d4e5f6')).toBe('ghp_••••••••f6')
  expect(maskOf('token', 'a1b2c3d4e5')).toBe('••••••••')
  expect(maskOf('private_key', 'x')).toBe('[PRIVATE KEY ••••••••]')
})

test('chosen values alone are masked, wherever they are', () => {
  const text = '3173054107900004, 081398765021, 3173054107900004'
  const { text: masked, open } = maskValues(text, new Set(['3173054107900004']))
  expect(masked).toBe('3173••••••••0004, 081398765021, 3173••••••••0004')
  expect(open.map(({ value }) => value)).toEqual(['081398765021'])
})

test('at most two hundred are named', () => {
  const many = Array.from({ length: 500 }, (_, i) => `31730541079${String(10_001 + i)}`).join('\n')
  expect(findPersonalData(many)).toHaveLength(mostFound)
})

// Runs that make a pattern with two ways to read them take the square of their length.
const hostile = [
  ...['1', '1 ', '1.', '12 34 ', '08', '+62', '(021)', '4532 0151 ', '3173054107900004 ', '1-1.1 '],
  ...[
    'eyJ',
    'eyJa.',
    'eyJaaaaaaaaaaaa.eyJ',
    'ghp_',
    'AKIA',
    'xoxb-',
    'SG.',
    'a@',
    'a.',
    'a@a.',
    'a@a.a,',
    '@',
    'a-',
  ],
  ...[
    '-----BEGIN PRIVATE KEY-----',
    '-----BEGIN ',
    '-----',
    'password=',
    'password',
    'a_',
    'secret_',
    'token: "',
    'token=>',
  ],
  ...[
    'Cookie: ',
    'Cookie: a=b;',
    '\nCookie: a',
    'Authorization: Bearer ',
    'Authorization: ',
    'Basic ',
    '\n',
    ' ',
    '\t',
    '•',
  ],
  ...['rekening ', 'rekening 1234 ', 'paspor ', 'A123456 ', 'hooks.slack.com/services/T', 'x'],
]

test('its time grows with the text, whatever the text', () => {
  for (const piece of hostile) {
    const text = piece.repeat(Math.ceil(200_000 / piece.length))
    const start = performance.now()
    findPersonalData(text)
    const took = performance.now() - start
    expect([piece, took < 1_500]).toEqual([piece, true])
  }
})
