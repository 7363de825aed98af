import PostalMime from 'postal-mime'

/** A message as it reached its recipients: the envelope's addresses, the decoded words, no attachments. */
export type InboxMessage = Readonly<{
  id: string
  /** Envelope recipients, lower case. */
  to: readonly string[]
  from: string
  subject: string
  text: string
  html: string
  /** ISO 8601, UTC: when it arrived. */
  at: string
}>

/** Who a message was handed over for, and its text as sent (RFC 5322). */
export type Delivery = { from: string; to: readonly string[]; raw: Uint8Array }

/** The delivery as one .eml file: the envelope goes into headers on top, as a mailbox does it (RFC 5321 §4.4). */
export function toEml({ from, to, raw }: Delivery): Uint8Array {
  const envelope = [
    `Return-Path: <${clean(from)}>`,
    ...to.map((address) => `Delivered-To: ${clean(address)}`),
  ]
  return Buffer.concat([Buffer.from(`${envelope.join('\r\n')}\r\n`), raw])
}

/** Reads an .eml file that `toEml` made. */
export async function readEml(id: string, at: Date, eml: Uint8Array): Promise<InboxMessage> {
  const mail = await PostalMime.parse(eml)
  const envelope = Buffer.from(eml).toString('utf8').split('\r\n', 200)
  const from = envelope[0]?.slice('Return-Path: <'.length, -1) ?? ''
  const end = envelope.findIndex((line, index) => index > 0 && !line.startsWith('Delivered-To: '))
  const to = envelope.slice(1, end).map((line) => line.slice('Delivered-To: '.length).toLowerCase())
  const { subject = '', text = '', html = '' } = mail
  return Object.freeze({ id, to, from, subject, text, html, at: at.toISOString() })
}

function clean(address: string): string {
  return address.replaceAll(/[\r\n<>]/g, '')
}
