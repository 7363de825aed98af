import type { Range } from './kinds.ts'
import { entropyOf, isMadeUp } from './made-up.ts'

const word = '(?<![A-Za-z0-9_-])'
const noMore = '(?![A-Za-z0-9_-])'

/** Formats of tokens as their makers publish them. Each begins at the beginning of a word, so that no run is read twice. */
const formats = [
  // Amazon Web Services
  `(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}`,
  // Google
  `AIza[\\w-]{35}`,
  `GOCSPX-[\\w-]{28}`,
  `ya29\\.[\\w-]{30,400}`,
  // GitHub, GitLab
  `gh[pousr]_[A-Za-z0-9]{36,251}`,
  `github_pat_[A-Za-z0-9_]{60,255}`,
  `gl(?:pat|dt|rt|ft|cbt|ptt|soat|imt|agent)-[\\w-]{20,300}`,
  // Slack
  `xox[abeoprs]-[A-Za-z0-9-]{20,250}`,
  `xapp-\\d-[A-Za-z0-9-]{20,250}`,
  // Stripe, Midtrans, Xendit, DOKU: live keys only
  `[sr]k_live_[A-Za-z0-9]{16,250}`,
  `whsec_[A-Za-z0-9]{24,100}`,
  `Mid-server-[\\w-]{16,60}`,
  `xnd_production_[A-Za-z0-9]{24,100}`,
  // Others one meets
  `npm_[A-Za-z0-9]{36}`,
  `pypi-AgEIcHlwaS5vcmc[\\w-]{50,300}`,
  `dckr_pat_[\\w-]{24,60}`,
  `SG\\.[\\w-]{16,32}\\.[\\w-]{30,60}`,
  `sk-(?:proj|svcacct|ant)-[\\w-]{32,250}`,
  `hf_[A-Za-z]{34}`,
  `do[opr]_v1_[a-f0-9]{64}`,
  `shp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}`,
  `\\d{8,10}:AA[\\w-]{33}`,
  // JSON Web Tokens
  `eyJ[\\w-]{10,4000}\\.eyJ[\\w-]{10,8000}\\.[\\w-]{20,2000}`,
].map((format) => new RegExp(`${word}${format}${noMore}`, 'g'))

const slackHook = /hooks\.slack\.com\/services\/(T[A-Z0-9]{6,12}\/B[A-Z0-9]{6,12}\/[A-Za-z0-9]{20,40})/g

/** The token of the front page of jwt.io, which half of all reports quote. */
const sampleSignatures = [
  'SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
  'TJVA95OrM7E2cBab30RMHrHDcEfxjoYZgeFONFh7HgQ',
]

/** What has the name of a secret before it. */
const named =
  /(?<![A-Za-z0-9])(?:[a-z0-9]{1,20}[_-]){0,3}(?:pass(?:word|wd|phrase)?|pwd|kata[_ -]?sandi|sandi|secret(?:[_-]?(?:access[_-]?)?key)?|api[_-]?key|server[_-]?key|private[_-]?key|access[_-]?key|(?:access|auth|refresh|session|bearer|id)?[_-]?token|client[_-]?secret|credential)["'`]?[ \t]{0,3}(?:[:=]|=>)[ \t]{0,3}["'`]?([^\s"'`&<>;,|]{8,400})/gi
const authorization =
  /\bAuthorization["']?[ \t]{0,3}[:=][ \t]{0,3}["']?(Bearer|Basic|Token)[ \t]{1,3}([\w.~+/=-]{12,4000})/gi
const cookies = /^[ \t>]{0,8}(?:Set-)?Cookie:[ \t]{0,3}([^\n]{1,8000})$/gim
/** Cookies of statistics and of looks say nothing of a session. */
const idle =
  /^_ga|^_gid|^_gcl|^_fbp|^_hj|^_clck|^lang|^locale|^theme|^path$|^domain$|^expires$|^max-age$|^samesite$/i

/** Tokens by their formats, and secrets by the names before them. */
export function findTokens(text: string): Range[] {
  return [...byFormat(text), ...authorizations(text), ...byName(text), ...inCookies(text)]
}

function byFormat(text: string): Range[] {
  const found: Range[] = []
  for (const format of formats)
    for (const { index, 0: value } of text.matchAll(format)) {
      if (isMadeUp(value) || entropyOf(value) < 2.8 || sampleSignatures.some((one) => value.endsWith(one)))
        continue
      found.push({ kind: 'token', start: index, end: index + value.length })
    }
  for (const { index, 0: whole, 1: path = '' } of text.matchAll(slackHook)) {
    const end = index + whole.length
    if (!isMadeUp(path)) found.push({ kind: 'token', start: end - path.length, end })
  }
  return found
}

function authorizations(text: string): Range[] {
  return [...text.matchAll(authorization)].flatMap(({ index, 0: whole, 2: value = '' }) => {
    const end = index + whole.length
    if (isMadeUp(value) || entropyOf(value) < 3 || sampleSignatures.some((one) => value.endsWith(one)))
      return []
    return [{ kind: 'token' as const, start: end - value.length, end }]
  })
}

function byName(text: string): Range[] {
  return [...text.matchAll(named)].flatMap(({ index, 0: whole, 1: caught = '' }) => {
    const value = caught.replace(/[)\]}.\\]+$/, '')
    const start = index + whole.length - caught.length
    if (!isSecret(value)) return []
    const kind = /pass|pwd|sandi/i.test(whole.slice(0, whole.length - caught.length)) ? 'password' : 'token'
    return [{ kind, start, end: start + value.length } as const]
  })
}

/** Signs of several sorts without order: neither words, nor names of variables, nor addresses, nor payloads. */
function isSecret(value: string): boolean {
  if (isMadeUp(value) || /[({[]|:\/\/|\.\.\/|^\$|^%|^\d+$|[\p{L}]{12,}/u.test(value)) return false
  const sorts = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((sort) => sort.test(value)).length
  const entropy = entropyOf(value)
  if (value.length >= 20) return sorts >= 2 && /\d/.test(value) && entropy >= 3.2
  return value.length >= 10 && sorts >= 3 && /\d/.test(value) && entropy >= 2.6
}

function inCookies(text: string): Range[] {
  const found: Range[] = []
  for (const { index, 0: whole, 1: pairs = '' } of text.matchAll(cookies)) {
    let start = index + whole.length - pairs.length
    for (const pair of pairs.split(';')) {
      const at = pair.indexOf('=')
      const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1).trimEnd()]
      if (at > 0 && value.length >= 16 && !idle.test(name) && isSessionValue(value))
        found.push({ kind: 'token', start: start + at + 1, end: start + at + 1 + value.length })
      start += pair.length + 1
    }
  }
  return found
}

function isSessionValue(value: string): boolean {
  return (
    /\d/.test(value) && /[a-z]/i.test(value) && !/\s/.test(value) && !isMadeUp(value) && entropyOf(value) >= 3
  )
}
