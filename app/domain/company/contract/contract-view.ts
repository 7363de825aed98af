import { signingProof } from '#domain/account/factor/factor-input.ts'
import { count, flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { npwpStates } from '../npwp.ts'
import { contractObstacles, contractProofs, contractStates } from './contract.ts'

const texts = z.object({ id: text, en: text })

/** A signed contract. `textHash`: SHA-256 of the Indonesian text, in hex. */
export const contractView = z.object({
  ...{ id: text, companyId: text, company: text, version: count, text: texts, textHash: text },
  ...{ legalName: text, legalAddress: text.nullable(), npwp: text.nullable() },
  ...{ signerName: text, position: text, address: text, device: text },
  provenBy: z.enum(contractProofs),
  ...{ signedAt: moment, state: z.enum(contractStates), reason: text.nullable() },
  ...{ decidedBy: text.nullable(), decidedAt: moment.nullable() },
})
export type ContractView = z.infer<typeof contractView>

export const ownContractView = z.object({
  /** What it lacks before a new program is let in. */
  obstacle: z.enum(contractObstacles).nullable(),
  ...{ last: contractView.nullable(), inForce: contractView.nullable() },
  toSign: z.object({ version: count, text: texts, textHash: text }),
  /** The last day the version in force lets new programs in, once there is a newer one. */
  renewUntil: text.nullable(),
  companyName: text,
  /** What signing asks of the reader; null for all but the owner. */
  signing: signingProof.nullable(),
})
export type OwnContract = z.infer<typeof ownContractView>

/** Another company that could be the same, or pass for it. */
export const twinCompany = z.object({
  ...{ companyId: text, ownerId: text, name: text, emailDomain: text },
  ...{ createdAt: moment, sameName: flag, sameDomain: flag },
})
export type TwinCompany = z.infer<typeof twinCompany>

export const contractForTeamView = contractView.extend({
  ...{ emailDomain: text, ownerId: text, npwpState: z.enum(['none', ...npwpStates]) },
  ...{ twins: z.array(twinCompany), mayDecide: flag },
})
export type ContractForTeam = z.infer<typeof contractForTeamView>

export const contractInQueue = contractView
  .pick({ id: true, companyId: true, company: true, version: true, legalName: true })
  .extend({ state: z.enum(contractStates), signedAt: moment, decidedAt: moment.nullable() })
export type ContractInQueue = z.infer<typeof contractInQueue>
