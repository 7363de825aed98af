import { eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import type { AssetKind } from '#domain/company/asset/asset.ts'
import { assets } from '#domain/company/asset/asset-tables.server.ts'
import { claimAsset } from '#domain/company/asset/claim-asset.server.ts'
import { judgeAsset } from '#domain/company/asset/judge-asset.server.ts'
import { showAsset } from '#domain/company/asset/show-asset.server.ts'
import type { ScopeItem } from '#domain/program/program.ts'
import { isCurrent } from '#domain/program/program-queries.server.ts'
import { programs, programVersions } from '#domain/program/program-tables.server.ts'
import { unprovedOf } from '#domain/program/target-state.ts'
import { targetsOf } from '#domain/program/targets.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import type { Population } from './seed-types.ts'

type Claim = { kind: AssetKind; name: string }
const statement: Record<AssetKind, string> = {
  domain:
    'Domain ini terdaftar atas nama perusahaan kami; tagihan pendaftarannya kami kirim lewat surel resmi.',
  mobile_app: 'Aplikasi ini diterbitkan akun pengembang milik perusahaan kami di toko aplikasi.',
  address_range: 'Rentang ini disewa perusahaan kami; kontraknya atas nama yang sama.',
  repository: 'Repositori ini milik organisasi perusahaan kami.',
  device: 'Perangkat dan sistem ini buatan kami sendiri; nomor serinya tercatat atas nama perusahaan.',
}

/**
 * What a program's targets name is claimed by its company, shown to the team, and believed by two of it.
 * @param scope of rules that are about to be written; else of those that are there
 */
export async function proveTargets(
  population: Population,
  programId: string,
  scope?: readonly Pick<ScopeItem, 'type' | 'target'>[],
): Promise<void> {
  const [row] = await database()
    .select({ companyId: programs.companyId, policy: programVersions.policy, username: accounts.username })
    .from(programs)
    .innerJoin(programVersions, isCurrent)
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .innerJoin(accounts, eq(accounts.id, companies.ownerId))
    .where(eq(programs.id, programId))
  const { companyId, policy, username } = found(row)
  const targets = await targetsOf(database(), { programId, companyId, scope: scope ?? policy.scope })
  const claims = new Map(
    unprovedOf(targets).flatMap(({ claim }) => (claim ? [[`${claim.kind} ${claim.name}`, claim]] : [])),
  )
  for (const claim of claims.values()) await prove(population, population.person(username), claim)
}

/** A claim with what was shown of it, and no one's word yet. */
export async function showClaim(owner: Person, claim: Claim): Promise<string> {
  const { assetId } = await claimAsset(owner, claim)
  await showAsset(owner, assetId, { statement: statement[claim.kind] })
  return assetId
}

async function prove(population: Population, owner: Person, claim: Claim): Promise<void> {
  const assetId = await showClaim(owner, claim)
  for (const operator of ['triase', 'verifikator']) {
    const [asset] = await database().select().from(assets).where(eq(assets.id, assetId))
    const { state, shownAt } = found(asset)
    if (state !== 'waiting' || !shownAt) return
    await judgeAsset(population.person(operator), assetId, {
      ...{ decision: 'believe', shownAt: shownAt.toISOString(), reason: '' },
    })
  }
}
