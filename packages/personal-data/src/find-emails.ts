import type { Range } from './kinds.ts'

/** Fewer different addresses are no list. */
const leastAddresses = 3
const address =
  /(?<![\w.+%@-])[\w.+%-]{1,64}@((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,6}[a-z]{2,24})(?![\w@-])/gi
const reserved =
  /(?:^|\.)(?:example|contoh|test|invalid|localhost|local)(?:\.[a-z.]+)?$|^(?:mailinator|yopmail)\.com$/i
const roles =
  /^(?:no-?reply|admin|administrator|info|support|bantuan|help|security|secure|abuse|postmaster|webmaster|contact|kontak|halo|hello|cs|sales|hr|git|root|test|tes|user|attacker|victim|korban|penyerang)\d{0,3}$/i

/** Addresses of people, where a text lists three different ones or more. */
export function findEmails(text: string): Range[] {
  const found: Range[] = []
  const different = new Set<string>()
  for (const { index, 0: whole, 1: domain = '' } of text.matchAll(address)) {
    if (reserved.test(domain) || roles.test(whole.slice(0, whole.indexOf('@')))) continue
    different.add(whole.toLowerCase())
    found.push({ kind: 'email', start: index, end: index + whole.length })
  }
  return different.size >= leastAddresses ? found : []
}
