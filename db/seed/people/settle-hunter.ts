import { createHash } from 'node:crypto'
import { newId } from '@cakrawala/ids/ids'
import { unsafeWaitingCode } from '#domain/account/codes/code-outbox.server.ts'
import { entryInput, selfDescriptionInput } from '#domain/account/curriculum-vitae/curriculum-vitae-input.ts'
import { describeOneself } from '#domain/account/curriculum-vitae/describe-oneself.server.ts'
import { addEntry } from '#domain/account/curriculum-vitae/edit-entries.server.ts'
import { emailKey } from '#domain/account/email.ts'
import { acceptNda } from '#domain/account/identity/accept-nda.server.ts'
import { editPersonalData } from '#domain/account/identity/edit-personal-data.server.ts'
import { submitIdentity } from '#domain/account/identity/submit-identity.server.ts'
import {
  personalDataInput,
  phoneInput,
  submitIdentityInput,
} from '#domain/account/identity/verification-input.ts'
import { sendPhoneCode, verifyPhone } from '#domain/account/identity/verify-phone.server.ts'
import { sendSignUpCode } from '#domain/account/sign-up/send-sign-up-code.server.ts'
import { signUpBughunter } from '#domain/account/sign-up/sign-up-bughunter.server.ts'
import { ndaText, ndaVersion } from '#i18n/nda.ts'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { demoPassword } from '../cast.ts'
import { sampleCard } from '../pictures.ts'
import { type OpenPopulation, personOf } from '../population.ts'
import { type Scene, visitor } from '../scene.ts'
import { curricula } from './curricula.ts'
import type { HunterDescription } from './hunters.ts'
import { reviewScenes } from './review-identity.ts'

/** A bughunter signs up, enters their data, and submits documents, which the platform team then reviews. */
export function hunterScenes(population: OpenPopulation, story: HunterDescription): Scene[] {
  return [
    { at: story.at, play: () => signUp(population, story) },
    { at: story.shown, play: () => showDocuments(population.person(story.username), story) },
    ...reviewScenes(population, story),
  ]
}

async function signUp(
  population: OpenPopulation,
  { username, locale, tshirtSize, ...story }: HunterDescription,
): Promise<void> {
  const email = `${username}@demo.test`
  await sendSignUpCode({ kind: 'system', job: 'seed' }, 'bughunter', email, locale)
  const code = found(await unsafeWaitingCode('sign_up_bughunter', emailKey(email)))
  // Not through the form's schema: it refuses this password, which everyone knows.
  const input = { email, code, username, tshirtSize, password: demoPassword }
  const { accountId } = await signUpBughunter(visitor, input, locale)
  const person = personOf({ accountId, username, role: 'bughunter', locale })
  population.meet(person)
  const { about, ...data } = story.data
  const hidden = story.hidden ? { hiddenFromBoards: 'on' } : {}
  await editPersonalData(person, personalDataInput.parse({ ...data, ...hidden, tshirtSize }))
  await provePhone(person, story.phone)
  await writeCurriculumVitae(person, about, story.skills)
}

async function writeCurriculumVitae(
  person: Person,
  about: string | undefined,
  skills: string[],
): Promise<void> {
  await describeOneself(person, selfDescriptionInput.parse({ about, skills: skills.join('\n') }))
  for (const entry of curricula[person.username] ?? []) {
    await addEntry(person, entryInput.parse({ id: newId(), ...entry }))
  }
}

async function provePhone(person: Person, typed: string): Promise<void> {
  const { phone } = phoneInput.parse({ phone: typed })
  await sendPhoneCode(person, phone)
  const code = await unsafeWaitingCode('phone', `${person.accountId} ${phone}`)
  await verifyPhone(person, { code: found(code) })
}

async function showDocuments(person: Person, { data, nik }: HunterDescription): Promise<void> {
  const text = ndaText(person.locale, settings().brandName)
  const textHash = createHash('sha256').update(text, 'utf8').digest()
  await acceptNda(person, { version: ndaVersion, textHash, device: 'Firefox 145, Linux' })
  const { consent: _, ...input } = submitIdentityInput.parse({
    nik,
    firstKind: 'ktp',
    firstFile: await sampleCard('ktp', data.fullName),
    secondKind: 'sim',
    secondFile: await sampleCard('sim', data.fullName),
    selfie: await sampleCard('selfie', data.fullName),
    consent: 'on',
  })
  await submitIdentity(person, input)
}
