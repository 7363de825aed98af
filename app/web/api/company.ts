import { leftOut } from '@cakrawala/api-contract/left-out'
import { companyProfileInput } from '#domain/company/company-input.ts'
import { companyProfile, companyProfileSeenBy } from '#domain/company/company-queries.server.ts'
import { editCompany } from '#domain/company/editing/edit-company.server.ts'
import { npwpInput } from '#domain/company/npwp-input.ts'
import { ownNpwp, ownNpwpView } from '#domain/company/npwp-queries.server.ts'
import { reportRights, reportRightsOf } from '#domain/company/report-rights.server.ts'
import { submitNpwp } from '#domain/company/submit-npwp.server.ts'
import { balanceSeenBy } from '#domain/reward/balance.server.ts'
import { refuse } from '#kernel/refusal.ts'
import { rupiah } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, put } from './call.ts'

const tag = 'company'
const who = ['company', 'company_member'] as const

/** What a company reads and writes about itself. */
export const companyCalls: readonly Call[] = [
  get('/api/v1/company/account/balance', {
    tag: 'money',
    says: [
      'Saldo dan saldo minimum; hanya akun pemilik perusahaan',
      'Balance and minimum balance; the owning company account alone',
    ],
    who: 'person',
    answer: z.object({ balance: rupiah, minimumBalance: rupiah, reserved: leftOut }),
    work: async ({ actor }) => (await balanceSeenBy(actor)) ?? refuse('forbidden'),
  }),
  get('/api/v1/company/account/reserved', {
    tag: 'money',
    says: ['Uang yang disisihkan untuk laporan', 'The money set aside for reports'],
    who: ['company'],
    answer: z.object({ reserved: rupiah, balance: leftOut, minimumBalance: leftOut }),
    work: async ({ actor }) => (await balanceSeenBy(actor)) ?? refuse('forbidden'),
  }),
  get('/api/v1/company/profile', {
    tag,
    says: ['Profil dan paket perusahaan', 'The profile and plan of the company'],
    who,
    answer: z.object({ company: companyProfile }),
    work: async ({ actor }) => ({ company: await companyProfileSeenBy(actor) }),
  }),
  put('/api/v1/company/profile', {
    tag,
    says: ['Ubah profil perusahaan', 'Change the profile of the company'],
    who,
    body: companyProfileInput,
    work: ({ actor, input }) => editCompany(actor, input),
  }),
  get('/api/v1/company/rights', {
    tag,
    says: ['Apa yang boleh kamu lakukan dengan laporan', 'What you may do with reports'],
    who,
    answer: reportRights,
    work: ({ actor }) => reportRightsOf(actor),
  }),
  get('/api/v1/company/npwp', {
    tag,
    says: ['NPWP perusahaan', 'The tax number of the company'],
    who,
    answer: z.object({ npwp: ownNpwpView.nullable() }),
    work: async ({ actor }) => ({ npwp: await ownNpwp(actor) }),
  }),
  put('/api/v1/company/npwp', {
    tag,
    says: ['Kirim NPWP dengan kartunya (PDF)', 'Send the tax number with its card (PDF)'],
    who,
    body: npwpInput,
    form: true,
    refuses: ['file_too_large'],
    work: ({ actor, input }) => submitNpwp(actor, input),
  }),
]
