import type { Mail } from '@cakrawala/mail-sender/mail'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accounts, codes } from '#domain/account/account-tables.server.ts'
import { chooseLanguage } from '#domain/account/choose-language.server.ts'
import { sendSignUpCode } from '#domain/account/sign-up/send-sign-up-code.server.ts'
import { sendAgreementCode } from '#domain/program/agreement/agreement-code.server.ts'
import { agreementTextSeenBy } from '#domain/program/agreement/agreement-queries.server.ts'
import { database } from '#infra/database.ts'
import { companyOwner, hunter, operator, visitor } from '../../test/support/cast.ts'
import { useDatabase } from '../../test/support/database.ts'
import { liveProgram } from '../../test/support/program-scenario.ts'
import { sendCode } from './send-code.ts'

useDatabase()

it('mails the code that signs to its bughunter, in the language they have by then, once', async () => {
  const programId = await liveProgram(await companyOwner(), await operator(), { title: 'Uji Dompet' })
  const who = await hunter()
  const { textHash } = (await agreementTextSeenBy(who, programId))!
  await sendAgreementCode(who, programId, { textHash, accepted: 'yes' })
  await chooseLanguage(who, { locale: 'en' })
  const [code] = await database().select().from(codes).where(eq(codes.purpose, 'agreement'))
  const mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined }
  const job = { seq: 1, codeId: code!.id }
  expect(await sendCode({ mailer, sms: null }, job)).toBe('sent')
  expect(await sendCode({ mailer, sms: null }, job)).toBe('not_needed')
  const [account] = await database().select().from(accounts).where(eq(accounts.id, who.accountId))
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ to: account!.email, subject: 'Code to sign a Cakrawala agreement' })
  expect(mails[0]!.text).toMatch(/the program “Uji Dompet”: \d{6}\./)
})

it('tells the owner of an account that somebody signs up with its address, at the stored one, once a day', async () => {
  const { accountId } = await hunter()
  const [account] = await database().select().from(accounts).where(eq(accounts.id, accountId))
  const mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined }
  const answers = []
  for (const tag of ['', '+a', '+b']) {
    const email = account!.email.replace('@', `${tag}@`)
    await sendSignUpCode(visitor, 'bughunter', email, 'id')
    const [code] = await database().select().from(codes).where(eq(codes.target, email))
    answers.push(await sendCode({ mailer, sms: null }, { seq: 1, codeId: code!.id }))
  }
  expect(answers).toEqual(['sent', 'not_needed', 'not_needed'])
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ to: account!.email, subject: 'Anda sudah punya akun Cakrawala' })
  expect(mails[0]!.text).toContain('/sign-in')
  expect(mails[0]!.text).not.toMatch(/\d{6}/)
})
