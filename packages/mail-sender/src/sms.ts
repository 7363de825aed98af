import { createMailer } from './mail.ts'

const TIMEOUT_MS = 10_000

/** Sends a text message. `to` is a number in E.164 form, such as +6281234567890. */
export type Sms = { send(message: { to: string; text: string }): Promise<void>; close(): void }

/**
 * Text messages by an HTTP gateway, or, without one, as mails to `<number>@sms.test` in the inbox.
 * @param options.gatewayUrl - takes `{to, text}` as JSON; a user and password in it become basic authentication
 * @throws Error from `send` when the number is malformed or the gateway did not answer with 2xx
 */
export function createSms(options: {
  gatewayUrl?: string | undefined
  inboxSmtpUrl?: string | undefined
}): Sms {
  if (options.gatewayUrl) return gatewaySms(new URL(options.gatewayUrl))
  if (options.inboxSmtpUrl) return inboxSms(options.inboxSmtpUrl)
  throw new Error('text messages need a gateway or an inbox')
}

function gatewaySms(gateway: URL): Sms {
  const { username, password } = gateway
  const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString(
    'base64',
  )
  const address = new URL(gateway)
  address.username = ''
  address.password = ''
  return {
    async send({ to, text }) {
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(username ? { authorization: `Basic ${login}` } : {}),
        },
        body: JSON.stringify({ to: strictNumber(to), text }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`)
    },
    close: () => undefined,
  }
}

function inboxSms(smtpUrl: string): Sms {
  const mailer = createMailer(smtpUrl, 'sms@sms.test')
  return {
    send: async ({ to, text }) =>
      mailer.send({
        to: `${strictNumber(to)}@sms.test`,
        subject: text.replaceAll(/\s+/g, ' ').slice(0, 60),
        text,
      }),
    close: mailer.close,
  }
}

function strictNumber(number: string): string {
  if (!/^\+[1-9]\d{6,14}$/.test(number)) throw new Error('the phone number is not in E.164 form')
  return number
}
