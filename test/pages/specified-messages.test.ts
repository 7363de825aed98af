import { describe, expect, it } from 'vitest'
import { useDatabase } from '../support/database.ts'
import { useSite } from '../support/site.ts'

useDatabase()
const site = useSite()

const signUp = ['Verification Code is required', 'Username is required', 'Password is required']
const confirm = 'Confirm Password is required'
const agreement = 'the Privacy Policy that applied at Cakrawala'

/** The sentences of the specification, where its forms show them: nothing is filled in. */
describe('an empty form', () => {
  it.each([
    ['/sign-up-company', { intent: 'send_code', email: '' }, ['Email is required']],
    [
      '/sign-up-company',
      { intent: 'register', email: 'a@nusabank.test' },
      [...signUp, confirm, 'Company Name is required', 'Telephone Number is required', agreement],
    ],
    ['/sign-up-bughunter', { intent: 'send_code', email: '' }, ['Email is required']],
    [
      '/sign-up-bughunter',
      { intent: 'register', email: 'a@b.test' },
      [...signUp, confirm, 'T-Shirt Size is required', agreement],
    ],
    [
      '/contact-us',
      { intent: 'send', email: '' },
      [
        ...['Full Name is required', 'Email is required', 'Company Name is required'],
        ...['Phone Number is required', 'Please select Topic', 'Please fill the message'],
      ],
    ],
    [
      '/cyber-incident-report',
      { intent: 'report', email: '' },
      [
        ...['Name is required', 'Email is required', 'Application Name - Domain is required'],
        ...['Incident Name is required', 'Description is required'],
      ],
    ],
    ['/career/apply', { intent: 'apply', email: '' }, ['Email is required', 'CV is required']],
  ])('of %s as %j says what is specified', async (page, form, sentences) => {
    const answer = await site.ask(`/en${page}`, { form })
    const text = (await answer.text()).replaceAll('&amp;', '&')
    expect(answer.status).toBe(422)
    for (const sentence of sentences) expect(text).toContain(sentence)
  })

  it('asks for the address of a company by name, and for what is missing as specified', async () => {
    const page = await (await site.ask('/en/contact-us')).text()
    expect(page).toMatch(/<label for="field-email"[^>]*>(?:<[^>]*>)*Company email/)
    const answer = await site.ask('/contact-us', { form: { intent: 'send', email: '' } })
    const text = await answer.text()
    expect(text).toContain('Email perusahaan')
    expect(text).toContain('Email harus diisi')
  })
})
