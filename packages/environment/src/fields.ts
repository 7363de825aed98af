import { isIP } from 'node:net'
import { z } from 'zod'

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal']

export const port = z.coerce.number('must be a port number').int('must be a port number').min(0).max(65_535)

/** An address with one of these schemes. */
export function urlWith(schemes: readonly string[]) {
  const message = `must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`
  return z
    .string()
    .refine((text) => schemes.some((scheme) => text.startsWith(`${scheme}://`)) && canParse(text), message)
}

/** Scheme, host and port, without a path. */
export function origin() {
  return urlWith(['http', 'https'])
    .refine(isOrigin, 'must hold no path, such as https://example.id')
    .transform(toOrigin)
}

// `postgresql://user@/name?host=/folder` has no host, which the standard parser refuses.
function canParse(text: string): boolean {
  return URL.canParse(text.replace(/^(postgres(?:ql)?:\/\/[^/]*)@\//, '$1@localhost/'))
}

function isOrigin(text: string): boolean {
  return !/^https?:/i.test(text) || /^[a-z]+:\/\/[^/?#@]+\/?$/i.test(text)
}

function toOrigin(text: string): string {
  return new URL(text).origin
}

/** The entries of a list that is separated by commas. */
export function toList(text: string): string[] {
  return text.split(',').flatMap((entry) => entry.trim() || [])
}

/** `192.0.2.1`, `192.0.2.1:5353`, `2001:db8::1` or `[2001:db8::1]:5353`. */
export function isDnsServer(text: string): boolean {
  if (isIP(text) !== 0) return true
  const [, bracketed, plain, portText] = /^(?:\[([^\]]+)\]|([\d.]+)):(\d{1,5})$/.exec(text) ?? []
  return isIP(bracketed ?? plain ?? '') !== 0 && Number(portText) > 0 && Number(portText) <= 65_535
}

/** Whether each is an address, a range, or a name of networks of this machine. */
export function areProxies(entries: string[]): boolean {
  return entries.every((entry) => {
    const [address = '', bits, ...rest] = entry.split('/')
    const family = isIP(address)
    if (family === 0) return PROXY_NAMES.includes(entry)
    return (
      rest.length === 0 &&
      (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
    )
  })
}

/** What is wrong with a setting, in one line. The value itself is never repeated: it may be a password. */
export function lineFor(issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0])
  if (issue.code === 'invalid_value') return `${name} must be one of: ${issue.values.join(', ')}.`
  const what = issue.message.startsWith('must') ? issue.message : `is wrong: ${issue.message}`
  return `${name} ${what}.`
}
