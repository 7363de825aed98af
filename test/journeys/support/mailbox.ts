import { expect } from '@playwright/test'

export type Mail = { id: string; to: string[]; subject: string; text: string; html: string; at: string }

let inbox = ''

/** From here on mails are looked for in this inbox: the one of the worker's own site. */
export function readMailsAt(origin: string): void {
  inbox = `${origin}/api/messages`
}

/** Scheme, host and port of that inbox. */
export function inboxOrigin(): string {
  return new URL(inbox).origin
}

/** The newest mail to an address whose subject or text matches, as soon as it arrives (within 15 s). */
export async function mailTo(address: string, matching: RegExp, since = new Date(0)): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        const messages = (await (await fetch(`${inbox}?to=${encodeURIComponent(address)}`)).json()) as Mail[]
        found = messages.find(
          (mail) => new Date(mail.at) >= since && matching.test(`${mail.subject}\n${mail.text}`),
        )
        return found !== undefined
      },
      { timeout: 15_000, intervals: [100], message: `a mail to ${address} matching ${matching}` },
    )
    .toBe(true)
  return found!
}

/** The six-digit code of a mail or text message. */
export function codeIn(mail: Mail): string {
  return /\b(\d{6})\b/.exec(mail.text)![1]!
}

/** The link of a mail that carries a token. */
export function linkIn(mail: Mail): string {
  return /https?:\/\/\S+token=[0-9A-Za-z]{43}/.exec(mail.text)![0]
}
