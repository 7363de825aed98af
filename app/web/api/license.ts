import { leftOut } from '@cakrawala/api-contract/left-out'
import { declinePlan, grantPlan } from '#domain/company/plan/decide-plan.server.ts'
import { declinePlanInput, grantPlanInput, planRequestInput } from '#domain/company/plan/plan-input.ts'
import { licenseForTeam, licenseSeenBy, licenseView } from '#domain/company/plan/plan-queries.server.ts'
import { requestPlan, withdrawPlanRequest } from '#domain/company/plan/request-plan.server.ts'
import {
  planCapacity,
  planCapacitySeenBy,
  planUsage,
  planUsageSeenBy,
} from '#domain/report/plan/plan-usage.server.ts'
import { type Actor, isCompany } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post } from './call.ts'

const tag = 'company'
const refuses = ['conflict'] as const
const license = licenseView
  .extend({
    company: licenseView.shape.company.extend({ ownerId: leftOut }),
    used: planUsage,
  })
  .meta({ id: 'License' })

/** The plan of a company: its owner reads and asks, the platform team decides. */
export const licenseCalls: readonly Call[] = [
  get('/api/v1/company/license', {
    tag,
    says: ['Paket, pemakaian, dan permintaannya', 'The plan, its use and the requests'],
    who: ['company'],
    answer: license,
    work: ({ actor }) => withUsage(actor, licenseSeenBy(actor)),
  }),
  get('/api/v1/company/program-room', {
    tag,
    says: ['Apakah paket punya tempat untuk program baru', 'Whether the plan has a place for a new program'],
    who: ['company', 'company_member'],
    answer: planCapacity,
    work: ({ actor }) =>
      isCompany(actor) ? planCapacitySeenBy(actor, actor.companyId) : refuse('forbidden'),
  }),
  post('/api/v1/company/license/requests', {
    tag,
    says: ['Minta paket lain', 'Ask for another plan'],
    who: ['company'],
    body: planRequestInput,
    answer: z.object({ requestId: text }),
    refuses,
    work: ({ actor, input }) => requestPlan(actor, input),
  }),
  post('/api/v1/company/license/requests/:id/withdraw', {
    tag,
    says: ['Tarik permintaan paket', 'Take a plan request back'],
    who: ['company'],
    refuses,
    work: ({ actor, params }) => withdrawPlanRequest(actor, params.id),
  }),
  get('/api/v1/companies/:companyId/license', {
    tag,
    says: ['Paket sebuah perusahaan', 'The plan of a company'],
    who: ['hello'],
    answer: license,
    work: ({ actor, params }) => withUsage(actor, licenseForTeam(actor, params.companyId)),
  }),
  post('/api/v1/companies/:companyId/license/grant', {
    tag,
    says: ['Catat paket dengan masa berlakunya', 'Note a plan and how long it is valid'],
    who: ['hello'],
    body: grantPlanInput,
    refuses,
    work: ({ actor, params, input }) => grantPlan(actor, params.companyId, input),
  }),
  post('/api/v1/companies/:companyId/license/decline', {
    tag,
    says: ['Tolak permintaan paket dengan alasan', 'Decline a plan request with a reason'],
    who: ['hello'],
    body: declinePlanInput,
    refuses,
    work: ({ actor, params, input }) => declinePlan(actor, params.companyId, input),
  }),
]

async function withUsage(actor: Actor, read: ReturnType<typeof licenseSeenBy>) {
  const seen = await read
  return { ...seen, used: await planUsageSeenBy(actor, seen.company.id) }
}
