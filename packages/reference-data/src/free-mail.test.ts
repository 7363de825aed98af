import { expect, it } from 'vitest'
import { isFreeMailDomain } from './free-mail.ts'

it('knows free and throwaway providers, and what is below them', () => {
  const open = [
    ...[
      'gmail.com',
      'yahoo.co.id',
      'hotmail.co.id',
      'proton.me',
      'tuta.com',
      'fastmail.com',
      'keemail.me',
      'duck.com',
    ],
    ...[
      'mozmail.com',
      'simplelogin.com',
      'mail.tm',
      'mailinator.com',
      'yopmail.com',
      'tempmail.com',
      'riseup.net',
    ],
    ...['indo.net.id', 'cbn.net.id', 'x.mailinator.com'],
  ]
  expect(open.filter((domain) => !isFreeMailDomain(domain))).toEqual([])
})

it('leaves domains of companies and institutions alone', () => {
  const own = [
    'bri.co.id',
    'go.id',
    'bssn.go.id',
    'ui.ac.id',
    'telkom.co.id',
    'com',
    'co.id',
    'gmail.com.evil.id',
  ]
  expect(own.filter(isFreeMailDomain)).toEqual([])
})
