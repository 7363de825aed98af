import { now } from '@cakrawala/calendar/clock'
import { newId, randomWord } from '@cakrawala/ids/ids'
import { checkFactor, openFactor, recordFactorShown } from '#domain/account/factor/check-factor.server.ts'
import { factorsOn, isOn } from '#domain/account/factor/factor-queries.server.ts'
import { countingTries } from '#domain/account/factor/factor-tries.server.ts'
import type { FactorShown } from '#domain/account/factor/totp.ts'
import { signByCode } from '#domain/account/signing/signing-code.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { refuseField } from '#kernel/refusal.ts'
import { letters } from '../letter-tables.server.ts'
import type { AgreeInput } from '../program-input.ts'
import { agreements } from '../program-tables.server.ts'
import { agreementAbout } from './agreement-code.server.ts'
import { type AgreementKey, type ReadyToSign, readyToSign } from './ready-to-sign.server.ts'
import type { SigningProof } from './signing-policy.ts'

/** One request to sign: which text, from what. */
type Wanted = { signer: Person; programId: string; textHash: string; device: string }

/**
 * A bughunter signs the present version of a program's agreement and gets its authorisation letter. The person who has a
 * second factor shows it, everyone else the code `sendAgreementCode` mailed. Sent again, it answers with the same
 * agreement and asks for no proof.
 * @param input the hash of the text that was read, which must be the present one, and the proof
 * @param device user agent, at most 300 characters
 * @throws Refusal as `readyToSign`, `signByCode`; invalid_input (`factorCode`: required, code_wrong, passkey_wrong);
 * too_many_requests
 */
export async function agreeToProgram(
  actor: Actor,
  programId: string,
  input: AgreeInput,
  device: string,
): Promise<AgreementKey> {
  const { textHash } = input
  const { signer, made } = await transaction((tx) => readyToSign(tx, actor, programId, textHash))
  if (made) return made
  const wanted = { signer, programId, textHash, device }
  const factors = await factorsOn(database(), signer.accountId)
  if (isOn(factors)) return signByFactor(wanted, input)
  const about = { ...agreementAbout(programId, textHash), accountId: signer.accountId }
  return signByCode(about, input.code, (tx, spendProof) => sign(tx, wanted, 'mail', spendProof))
}

async function signByFactor(
  wanted: Wanted,
  { factorCode: code, passkey }: AgreeInput,
): Promise<AgreementKey> {
  const { signer } = wanted
  if (!code?.trim() && !passkey) refuseField('factorCode', 'required')
  return countingTries(signer, signer.accountId, { code, passkey }, async () => {
    const opened = await openFactor(signer.accountId, { code, passkey }, 'prove')
    return transaction((tx) =>
      sign(tx, wanted, 'authenticator', () => checkFactor(tx, signer.accountId, opened)),
    )
  })
}

/** Asks everything once more, for it may have changed while the proof was looked at, and uses the proof up as it signs. */
async function sign(
  tx: Tx,
  { signer, programId, textHash, device }: Wanted,
  provenBy: SigningProof,
  spendProof: () => Promise<FactorShown | null>,
): Promise<AgreementKey> {
  const ready = await readyToSign(tx, signer, programId, textHash)
  if (ready.made) return ready.made
  const shown = await spendProof()
  const made = await insertAgreement(tx, ready, device, provenBy)
  await tx.insert(letters).values({ agreementId: made.id, code: randomWord() })
  const { version } = ready.version
  await recordFactorShown(tx, signer, shown)
  await record(tx, signer, 'program.agreed', programId, { agreementId: made.id, version, provenBy })
  return made
}

async function insertAgreement(
  tx: Tx,
  { signer, version: { programId, version, textHash } }: ReadyToSign,
  device: string,
  provenBy: SigningProof,
): Promise<AgreementKey> {
  const made = { hash: randomWord(), id: newId() }
  await tx.insert(agreements).values({
    ...made,
    programId,
    version,
    textHash,
    bughunterId: signer.accountId,
    address: signer.address,
    device: device.slice(0, 300),
    provenBy,
    acceptedAt: now(),
  })
  return made
}
