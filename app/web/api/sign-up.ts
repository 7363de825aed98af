import { sendSignUpCode } from '#domain/account/sign-up/send-sign-up-code.server.ts'
import { signUpBughunter } from '#domain/account/sign-up/sign-up-bughunter.server.ts'
import { sendCodeInput, signUpBughunterInput } from '#domain/account/sign-up/sign-up-input.ts'
import { signUpCompanyInput } from '#domain/company/company-input.ts'
import { signUpCompany } from '#domain/company/sign-up-company.server.ts'
import { type Call, post } from './call.ts'

const tag = 'session'
const who = 'anyone'
const refuses = ['too_many_requests'] as const

/** New accounts: a code to the address first, then the form with it. */
export const signUpCalls: readonly Call[] = [
  post('/auth-api/api/sign-up-bughunter/code', {
    tag,
    says: ['Kirim kode pendaftaran bughunter', 'Send the code to sign up as a bughunter'],
    who,
    body: sendCodeInput,
    refuses,
    work: ({ actor, input, locale }) => sendSignUpCode(actor, 'bughunter', input.email, locale),
  }),
  post('/auth-api/api/sign-up-bughunter', {
    tag,
    says: ['Daftar sebagai bughunter', 'Sign up as a bughunter'],
    who,
    body: signUpBughunterInput,
    refuses,
    work: ({ actor, input, locale }) => signUpBughunter(actor, input, locale),
  }),
  post('/auth-api/api/sign-up-company/code', {
    tag,
    says: ['Kirim kode pendaftaran perusahaan', 'Send the code to sign up a company'],
    who,
    body: sendCodeInput,
    refuses,
    work: ({ actor, input, locale }) => sendSignUpCode(actor, 'company', input.email, locale),
  }),
  post('/auth-api/api/sign-up-company', {
    tag,
    says: ['Daftarkan perusahaan', 'Sign up a company'],
    who,
    body: signUpCompanyInput,
    refuses,
    work: ({ actor, input, locale }) => signUpCompany(actor, input, locale),
  }),
]
