import type { Mail, Mailer } from '@cakrawala/mail-sender/mail'
import { expect, test } from 'vitest'
import { readFacts } from '#domain/event/event.ts'
import type { InquiryTopic } from '#domain/inquiry/inquiry.ts'
import { sendInquiry } from '#domain/inquiry/send-inquiry.server.ts'
import { settings } from '#infra/settings.ts'
import { visitor } from '../../test/support/cast.ts'
import { useDatabase } from '../../test/support/database.ts'
import { aMessage, filledForm } from '../../test/support/inquiries.ts'
import { inquiryReaders, sendInquiryMail } from './send-inquiry-mail.ts'

useDatabase()

test.each([
  ['business', 'business'],
  ['company_support', 'business'],
  ['bughunter_support', 'bughunter-support'],
  ['privacy', 'privasi'],
] as const)(
  'a message about %s is notified to the mailbox %s and to its sender, without its text',
  async (topic, mailbox) => {
    const sender = `ratna.${mailbox}.${topic.length}@nusabank.test`
    const id = await sendOne(topic, sender)
    const { mailer, sent } = channel()
    for (const to of inquiryReaders({ type: 'inquiry.sent', facts: { spam: false } }))
      expect(await sendInquiryMail(mailer, { seq: 7, inquiryId: id, to })).toBe('sent')
    expect(sent.map(({ to }) => to)).toEqual([`${mailbox}@${settings().brandEmailDomain}`, sender])
    expect(sent[0]!.text).toContain(`${settings().origin}/hello/inquiries/${id}`)
    expect(sent[1]!.text).toContain('/en/frequently-asked-question')
    for (const mail of sent) {
      expect(JSON.stringify(mail)).not.toMatch(/Ratna|PT Jahat|evil|<b>/)
      expect(mail.subject).not.toMatch(/[\r\n]/)
    }
  },
)

test('spam and deleted messages notify no one', async () => {
  const id = await sendInquiry(visitor, { ...aMessage(), form: filledForm(), reference: 'x' }, 'id')
  const { mailer, sent } = channel()
  expect(await sendInquiryMail(mailer, { seq: 8, inquiryId: id, to: 'sender' })).toBe('not_needed')
  expect(inquiryReaders({ type: 'inquiry.sent', facts: { spam: true } })).toEqual([])
  expect(inquiryReaders({ type: 'inquiry.sent', facts: {} })).toEqual([])
  expect(
    inquiryReaders({ type: 'inquiry.taken', facts: readFacts('inquiry.taken', { spam: false }) }),
  ).toEqual([])
  expect(sent).toEqual([])
})

function sendOne(topic: InquiryTopic, email: string): Promise<string> {
  const said = { title: 'evil.test <b>', companyName: 'PT Jahat https://evil.test' }
  return sendInquiry(visitor, { ...aMessage({ topic, email, ...said }), form: filledForm() }, 'en')
}

function channel() {
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined } as Mailer
  return { mailer, sent }
}
