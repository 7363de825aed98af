import type { ContractView } from '#domain/company/contract/contract-view.ts'
import { spacedNpwp } from '#domain/company/npwp.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { contractWords } from '#i18n/contract.ts'
import { momentText } from '#i18n/moment.ts'
import type { Locale } from '#kernel/locale.ts'

/** The signature sheet, for page and document alike. */
export function contractFacts(contract: ContractView, locale: Locale): { term: string; value: string }[] {
  const { fields, states, proofs, unknown, by } = wordsIn(contractWords, locale)
  const { legalAddress, npwp, decidedBy, decidedAt, state } = contract
  const decided = state === 'returned' ? fields.decided : fields.counterSigned
  return [
    { term: fields.company, value: contract.legalName },
    { term: fields.legalAddress, value: legalAddress ?? unknown },
    { term: fields.npwp, value: npwp ? spacedNpwp(npwp) : unknown },
    { term: fields.signer, value: contract.signerName },
    { term: fields.position, value: contract.position },
    { term: fields.signedAt, value: momentText(contract.signedAt, locale) },
    { term: fields.provenBy, value: proofs[contract.provenBy] },
    { term: fields.network, value: contract.address },
    { term: fields.device, value: contract.device },
    { term: fields.state, value: states[state] },
    ...(decidedAt
      ? [{ term: decided, value: by({ name: decidedBy ?? '', at: momentText(decidedAt, locale) }) }]
      : []),
    { term: fields.version, value: String(contract.version) },
    { term: fields.hash, value: contract.textHash },
  ]
}
