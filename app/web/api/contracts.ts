import { sendContractCode } from '#domain/company/contract/contract-code.server.ts'
import {
  contractCodeInput,
  decideContractInput,
  signContractInput,
} from '#domain/company/contract/contract-input.ts'
import {
  contractForTeam,
  contractQueueSeenBy,
  contractSeenBy,
  ownContract,
} from '#domain/company/contract/contract-queries.server.ts'
import {
  contractForTeamView,
  contractInQueue,
  contractView,
  ownContractView,
} from '#domain/company/contract/contract-view.ts'
import { decideContract } from '#domain/company/contract/decide-contract.server.ts'
import { signContract } from '#domain/company/contract/sign-contract.server.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { contractFile } from '#web/http/documents.ts'
import { type Call, file, get, post } from './call.ts'
import { pageOf, placed, wantedOf } from './paging.ts'

const tag = 'company'

/** The cooperation contract and NDA of a company, signed by its owner and the platform team. */
export const contractCalls: readonly Call[] = [
  get('/api/v1/company/contract', {
    tag,
    says: [
      'Kontrak perusahaan, dan naskah untuk ditandatangani',
      'The contract of the company, and the text to sign',
    ],
    who: ['company', 'company_member'],
    answer: z.object({ contract: ownContractView }),
    work: async ({ actor }) => ({ contract: await ownContract(actor) }),
  }),
  get('/api/v1/company/contracts/:id', {
    tag,
    says: [
      'Satu kontrak perusahaan, juga yang sudah diganti',
      'One contract of the company, a replaced one too',
    ],
    who: ['company', 'company_member'],
    answer: z.object({ contract: contractView }),
    work: async ({ actor, params }) => ({ contract: await contractSeenBy(actor, params.id) }),
  }),
  post('/api/v1/company/contract/send-code', {
    tag,
    says: [
      'Kirim kode tanda tangan lewat email; tanpa kode bila sudah ditandatangani',
      'Mail the code that signs; none where it is signed already',
    ],
    who: ['company'],
    body: contractCodeInput,
    answer: z.object({ contractId: text.nullable() }),
    refuses: ['conflict', 'too_many_requests'],
    work: ({ actor, input }) => sendContractCode(actor, input),
  }),
  post('/api/v1/company/contract/sign', {
    tag,
    says: [
      'Tanda tangani naskah dengan hash ini, dengan kode email atau faktor kedua',
      'Sign the text of this hash, with the mailed code or the second factor',
    ],
    who: ['company'],
    body: signContractInput,
    answer: z.object({ contractId: text }),
    refuses: ['conflict'],
    work: ({ actor, input, device }) => signContract(actor, input, device),
  }),
  get('/api/v1/contracts', {
    tag,
    says: [
      'Kontrak yang menunggu tanda tangan platform',
      'Contracts that wait for the signature of the platform',
    ],
    who: ['hello'],
    query: z.strictObject({ ...placed, decided: z.literal('true').optional() }),
    answer: pageOf(contractInQueue),
    work: ({ actor, query: { decided, ...wanted } }) =>
      contractQueueSeenBy(actor, { decided: decided !== undefined, ...wantedOf(wanted) }),
  }),
  get('/api/v1/contracts/:id', {
    tag,
    says: ['Kontrak dan perusahaan yang mirip', 'A contract, and companies that look the same'],
    who: ['hello'],
    answer: z.object({ contract: contractForTeamView }),
    work: async ({ actor, params }) => ({ contract: await contractForTeam(actor, params.id) }),
  }),
  post('/api/v1/contracts/:id/decide', {
    tag,
    says: ['Tanda tangani untuk platform, atau kembalikan', 'Counter-sign for the platform, or send back'],
    who: ['hello'],
    body: decideContractInput,
    refuses: ['conflict', 'move_forbidden'],
    work: ({ actor, params, input }) => decideContract(actor, params.id, input),
  }),
  file('GET', '/api/v1/contracts/:id/document', {
    tag,
    says: ['Kontrak yang ditandatangani sebagai PDF', 'A signed contract as PDF'],
    who: ['company', 'company_member', 'hello'],
    limit: ['60 kertas dalam sepuluh menit', '60 papers in ten minutes'],
    work: ({ actor, params, locale }) => contractFile(actor, params.id, locale),
  }),
]
