import {
  claimAssetInput,
  judgeAssetInput,
  revokeAssetInput,
  showAssetInput,
} from '#domain/company/asset/asset-input.ts'
import {
  assetLine,
  assetsSeenBy,
  ownAsset,
  ownAssetView,
} from '#domain/company/asset/asset-queries.server.ts'
import {
  assetDocument,
  assetForTeam,
  assetForTeamView,
  assetQueueSeenBy,
  queuedAsset,
} from '#domain/company/asset/asset-queue.server.ts'
import { checkAsset } from '#domain/company/asset/check-asset.server.ts'
import { claimAsset } from '#domain/company/asset/claim-asset.server.ts'
import { revokeAsset, withdrawAsset } from '#domain/company/asset/end-asset.server.ts'
import { judgeAsset } from '#domain/company/asset/judge-asset.server.ts'
import { showAsset } from '#domain/company/asset/show-asset.server.ts'
import { flag, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post, signedFile } from './call.ts'
import { pageOf, placed, wantedOf } from './paging.ts'

const tag = 'company'
const team = ['hello'] as const
const own = ['company', 'company_member'] as const
/** What companies own: claimed and proved by themselves, judged by the platform team. */
export const assetCalls: readonly Call[] = [
  get('/api/v1/company/assets', {
    tag,
    says: ['Aset perusahaan', 'The assets of the company'],
    who: own,
    query: z.strictObject(placed),
    answer: pageOf(assetLine),
    work: ({ actor, query }) => assetsSeenBy(actor, wantedOf(query)),
  }),
  post('/api/v1/company/assets', {
    tag,
    says: ['Klaim aset', 'Claim an asset'],
    who: own,
    body: claimAssetInput,
    answer: z.object({ assetId: text }),
    refuses: ['conflict'],
    limit: ['60 klaim sehari untuk satu perusahaan', '60 claims a day of one company'],
    work: ({ actor, input }) => claimAsset(actor, input),
  }),
  get('/api/v1/company/assets/:id', {
    tag,
    says: ['Satu aset dan cara membuktikannya', 'One asset and how to prove it'],
    who: own,
    answer: z.object({ asset: ownAssetView }),
    work: async ({ actor, params }) => ({ asset: await ownAsset(actor, params.id) }),
  }),
  post('/api/v1/company/assets/:id/check', {
    tag,
    says: ['Cari rekaman DNS atau berkas sekarang', 'Look for the DNS record or file now'],
    who: own,
    refuses: ['conflict', 'move_forbidden', 'step_missing'],
    limit: ['60 pemeriksaan sejam untuk satu perusahaan', '60 checks an hour of one company'],
    work: ({ actor, params }) => checkAsset(actor, params.id),
  }),
  post('/api/v1/company/assets/:id/show', {
    tag,
    says: ['Tunjukkan bukti kepada tim platform', 'Show proof to the platform team'],
    who: own,
    body: showAssetInput,
    form: true,
    refuses: ['move_forbidden', 'file_too_large'],
    limit: ['40 kali sehari untuk satu perusahaan', '40 times a day of one company'],
    work: ({ actor, params, input }) => showAsset(actor, params.id, input),
  }),
  post('/api/v1/company/assets/:id/withdraw', {
    tag,
    says: ['Tarik aset', 'Withdraw an asset'],
    who: own,
    refuses: ['move_forbidden'],
    work: ({ actor, params }) => withdrawAsset(actor, params.id),
  }),
  get('/api/v1/assets', {
    tag,
    says: ['Antrean bukti aset', 'The queue of proofs of assets'],
    who: team,
    query: z.strictObject({ ...placed, decided: z.literal('true').optional() }),
    answer: pageOf(queuedAsset),
    work: ({ actor, query: { decided, ...wanted } }) =>
      assetQueueSeenBy(actor, { decided: decided !== undefined, ...wantedOf(wanted) }),
  }),
  get('/api/v1/assets/:id', {
    tag,
    says: ['Satu aset dengan semua yang ditunjukkan', 'One asset with all that was shown'],
    who: team,
    answer: z.object({ asset: assetForTeamView }),
    work: async ({ actor, params }) => ({ asset: await assetForTeam(actor, params.id) }),
  }),
  signedFile('/api/v1/assets/:id/evidence/:evidenceId', {
    tag,
    says: ['Unduh dokumen yang ditunjukkan; tercatat', 'Download a document that was shown; it is recorded'],
    who: team,
    work: ({ actor, params }) => assetDocument(actor, params.id, params.evidenceId),
  }),
  post('/api/v1/assets/:id/judge', {
    tag,
    says: ['Percaya atau tolak yang ditunjukkan', 'Believe or refuse what was shown'],
    who: team,
    body: judgeAssetInput,
    answer: z.object({ proved: flag }),
    refuses: ['conflict'],
    work: ({ actor, params, input }) => judgeAsset(actor, params.id, input),
  }),
  post('/api/v1/assets/:id/revoke', {
    tag,
    says: ['Cabut bukti aset', 'Take the proof of an asset away'],
    who: team,
    body: revokeAssetInput,
    refuses: ['move_forbidden'],
    work: ({ actor, params, input }) => revokeAsset(actor, params.id, input),
  }),
]
