import { newId } from '@cakrawala/ids/ids'
import { signContractByCode } from '#db/seed/sign-contract.ts'
import { unsafeWaitingCode } from '#domain/account/codes/code-outbox.server.ts'
import { emailKey } from '#domain/account/email.ts'
import { storeFile } from '#domain/account/files/keep-file.server.ts'
import { phoneField } from '#domain/account/phone-field.ts'
import { sendSignUpCode } from '#domain/account/sign-up/send-sign-up-code.server.ts'
import { companyProfileInput } from '#domain/company/company-input.ts'
import { contractCodeInput, decideContractInput } from '#domain/company/contract/contract-input.ts'
import { contractToSign } from '#domain/company/contract/contract-to-sign.server.ts'
import { decideContract } from '#domain/company/contract/decide-contract.server.ts'
import { decideNpwp } from '#domain/company/decide-npwp.server.ts'
import { editCompany } from '#domain/company/editing/edit-company.server.ts'
import { npwpDecisionInput, npwpInput } from '#domain/company/npwp-input.ts'
import { ownNpwp } from '#domain/company/npwp-queries.server.ts'
import { signUpCompany } from '#domain/company/sign-up-company.server.ts'
import { submitNpwp } from '#domain/company/submit-npwp.server.ts'
import { decideTopUp } from '#domain/reward/decide-top-up.server.ts'
import { requestTopUp } from '#domain/reward/request-top-up.server.ts'
import { decideTopUpInput, requestTopUpInput } from '#domain/reward/reward-input.ts'
import { found } from '#kernel/refusal.ts'
import { demoPassword } from '../cast.ts'
import { samplePdf } from '../documents.ts'
import { type OpenPopulation, personOf } from '../population.ts'
import type { Scene } from '../scene.ts'
import { visitor } from '../scene.ts'
import type { CompanyDescription, NpwpStory, TopUpStory } from './companies.ts'
import { companyOfOwner } from './company-of-owner.ts'
import { planScenes } from './plan-scenes.ts'

/** A company signs up by its owner's mailbox, describes itself and brings in money. */
export function companyScenes(population: OpenPopulation, story: CompanyDescription): Scene[] {
  return [
    { at: story.at, play: () => signUp(population, story) },
    ...contractScenes(population, story),
    ...story.topUps.flatMap((topUp) => topUpScenes(population, story.username, topUp)),
    ...(story.npwp ? npwpScenes(population, story.username, story.npwp) : []),
    ...(story.plans ?? []).flatMap((plan) => planScenes(population, story.username, plan)),
  ]
}

async function signUp(
  population: OpenPopulation,
  { username, email, locale, profile }: CompanyDescription,
): Promise<void> {
  await sendSignUpCode({ kind: 'system', job: 'seed' }, 'company', email, locale)
  const code = found(await unsafeWaitingCode('sign_up_company', emailKey(email)))
  const phone = phoneField.parse(profile.phone)
  // Not through the form's schema: it refuses this password, which everyone knows.
  const input = { email, code, username, companyName: profile.name, phone, password: demoPassword }
  const { accountId } = await signUpCompany(visitor, input, locale)
  const companyId = await companyOfOwner(accountId)
  const owner = personOf({ accountId, username, role: 'company', locale, companyId, permission: 1 })
  population.meet(owner)
  await editCompany(owner, companyProfileInput.parse(profile))
}

/** The owner signs the contract an hour before the first program is written, and the platform team counter-signs. */
function contractScenes(
  population: OpenPopulation,
  { username, profile, contract }: CompanyDescription,
): Scene[] {
  const proof = { currentPassword: demoPassword }
  const { renewed } = contract
  let contractId = ''
  const sign = async (legalName = profile.name) => {
    const textHash = contractToSign().textHash.toString('hex')
    const names = { legalName, signerName: contract.signer, position: contract.position }
    const owner = population.person(username)
    const input = contractCodeInput.parse({ textHash, ...names, accepted: 'yes' })
    contractId = await signContractByCode(owner, { ...input, ...proof }, 'seed')
  }
  const counterSign = () => {
    const input = decideContractInput.parse({ decision: 'counter_sign', ...proof })
    return decideContract(population.person('verifikator'), contractId, input)
  }
  return [
    { at: contract.at, play: () => sign() },
    { at: contract.counterSigned, play: counterSign },
    ...(renewed ? [{ at: renewed.at, play: () => sign(renewed.legalName) }] : []),
  ]
}

function npwpScenes(
  population: OpenPopulation,
  username: string,
  { at, facts, verified }: NpwpStory,
): Scene[] {
  const owner = () => population.person(username)
  const submit = async () => {
    const card = samplePdf(`NPWP ${facts.name}`)
    await submitNpwp(owner(), npwpInput.parse({ ...facts, card }))
  }
  const verify = async () => {
    const submittedAt = found(await ownNpwp(owner())).submittedAt.toISOString()
    const companyId = found(owner().companyId)
    const input = npwpDecisionInput.parse({ decision: 'verify', submittedAt })
    await decideNpwp(population.person('verifikator'), companyId, input)
  }
  return [{ at, play: submit }, ...(verified ? [{ at: verified, play: verify }] : [])]
}

function topUpScenes(
  population: OpenPopulation,
  owner: string,
  { at, amount, reference, decided }: TopUpStory,
): Scene[] {
  let topUpId = ''
  const request = async () => {
    const input = requestTopUpInput.parse({ key: newId(), amount, reference })
    const person = population.person(owner)
    const receipt = samplePdf(`Bukti transfer ${reference}`)
    const { fileId } = await storeFile(person, 'top_up_proof', receipt, 'proof')
    topUpId = await requestTopUp(person, input, fileId)
  }
  const decide = async () => {
    const word = decided?.refused ? { decision: 'refuse', reason: decided.refused } : { decision: 'confirm' }
    const input = decideTopUpInput.parse({ topUpId, ...word })
    const answer = await decideTopUp(population.person('verifikator'), input)
    if (answer === 'checked') await decideTopUp(population.person('penyelia'), input)
  }
  return [{ at, play: request }, ...(decided ? [{ at: decided.at, play: decide }] : [])]
}
