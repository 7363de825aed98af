import { RefusedMail } from './mail.ts'

/**
 * What a failed try means for the mail server, this address, or neither: `address` is refused for good; `later` concerns
 * this mail alone for now; `away` is a server that cannot be reached, closes or reports that itself; `slow` did not
 * answer in time, which may be the address or the server; `refused` is a server that does not take mail from us (name,
 * password, sender); `denied` is a policy or relaying refused at one recipient; `message` was refused for its content;
 * `other` is no answer of a mail server.
 */
export const mailFailureKinds = [
  'address',
  'later',
  'away',
  'slow',
  'refused',
  'denied',
  'message',
  'other',
] as const
export type MailFailureKind = (typeof mailFailureKinds)[number]
/** `reason` is safe to show and keep: codes and the step, never an address or the server's own words. */
export type MailFailure = { kind: MailFailureKind; reason: string }

type SmtpError = Error & { code?: string; command?: string; responseCode?: number; response?: string }

/** Reads an error of nodemailer. Anything else is `other`, with the name of the error. */
export function mailFailureOf(error: unknown): MailFailure {
  if (error instanceof RefusedMail) return { kind: 'address', reason: 'not a plain mail address' }
  if (!isSmtpError(error)) return { kind: 'other', reason: nameOf(error) }
  return { kind: kindOf(error), reason: reasonOf(error) }
}

function kindOf({ code, command = '', responseCode = 0, response = '' }: SmtpError): MailFailureKind {
  if (responseCode === 421) return 'away'
  if (responseCode >= 500 && responseCode !== 503) return permanentKind(command, responseCode, response)
  if (responseCode >= 400) return command === 'RCPT TO' || command === 'DATA' ? 'later' : 'away'
  if (code === 'ETIMEDOUT' || code === 'EABORT') return 'slow'
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'ETLS' || code === 'EREQUIRETLS') return 'refused'
  if (code === 'EENVELOPE') return 'address'
  return 'away'
}

/** Addresses and mailboxes have enhanced codes x.1.x and x.2.x, of which x.1.7 and x.1.8 are the sender's (RFC 3463). */
function permanentKind(command: string, code: number, response: string): MailFailureKind {
  if (command === 'DATA') return 'message'
  if (command !== 'RCPT TO') return 'refused'
  const enhanced = enhancedOf(response)
  if (enhanced) return /^5\.[12]\./.test(enhanced) && !/^5\.1\.[78]$/.test(enhanced) ? 'address' : 'denied'
  return [530, 535, 554].includes(code) ? 'denied' : 'address'
}

function reasonOf({ code, command, responseCode, response }: SmtpError): string {
  const answer = responseCode ? [String(responseCode), enhancedOf(response ?? '')] : [code]
  return [...answer, command === 'CONN' ? '' : command].filter(Boolean).join(' ').slice(0, 80)
}

function enhancedOf(response: string): string {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? ''
}

function isSmtpError(error: unknown): error is SmtpError {
  if (!(error instanceof Error)) return false
  const { code, command, responseCode } = error as SmtpError
  return (
    responseCode !== undefined ||
    command !== undefined ||
    /^E(CONNECTION|TIMEDOUT|SOCKET|DNS|TLS|ABORT|AUTH|NOAUTH|PROTOCOL|ENVELOPE|MESSAGE)$/.test(code ?? '')
  )
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? `${error.name} ${code}`.slice(0, 80) : error.name.slice(0, 80)
}
