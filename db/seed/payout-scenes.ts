import { newId } from '@cakrawala/ids/ids'
import { storeFile } from '#domain/account/files/keep-file.server.ts'
import { unsafeNamePayoutAccount } from '#domain/reward/payout/name-payout-account.server.ts'
import { confirmPayoutInput } from '#domain/reward/payout/payout-input.ts'
import { ownPayouts, payoutOfferSeenBy } from '#domain/reward/payout/payout-queries.server.ts'
import { requestPayout } from '#domain/reward/payout/request-payout.server.ts'
import { confirmPayout } from '#domain/reward/payout/settle-payout.server.ts'
import { takePayout } from '#domain/reward/payout/take-payout.server.ts'
import { unsafeAskResidence } from '#domain/reward/residence/ask-residence.server.ts'
import { decideResidence } from '#domain/reward/residence/decide-residence.server.ts'
import { ownResidence } from '#domain/reward/residence/residence-queries.server.ts'
import { found } from '#kernel/refusal.ts'
import { samplePdf } from './documents.ts'
import { hunters } from './people/hunters.ts'
import { screenPicture } from './pictures.ts'
import type { OpenPopulation } from './population.ts'
import type { Scene } from './scene.ts'

/**
 * Money that left: one payout was paid by two people of the team, one waits, and one holder is for the team to judge. One bughunter
 * is a tax subject abroad, another asks for it.
 */
export function payoutScenes(population: OpenPopulation): Scene[] {
  return [
    { at: '70d 10:20', play: () => resides(population, 'maleo', 'SG', '2022-03-01') },
    { at: '69d 11:05', play: () => acceptResidence(population, 'maleo', 'verifikator') },
    { at: '24d 09:10', play: () => name(population, 'elang', '014', '8010455521') },
    { at: '22d 09:30', play: () => ask(population, 'elang') },
    { at: '21d 10:15', play: () => take(population, 'elang', 'triase') },
    { at: '21d 14:40', play: () => confirm(population, 'elang', 'penyelia') },
    { at: '9d 19:05', play: () => name(population, 'cendrawasih', 'gopay', '+6281328114503') },
    { at: '1d 08:20', play: () => ask(population, 'cendrawasih') },
    { at: '5h', play: () => resides(population, 'orangutan', 'MY', '2026-07-01') },
    { at: '4h', play: () => name(population, 'komodo', '008', '1370012345678', 'Y. R. Lema') },
  ]
}

async function name(
  population: OpenPopulation,
  username: string,
  provider: '014' | '008' | 'gopay',
  number: string,
  holder?: string,
): Promise<void> {
  const kind = provider === 'gopay' ? 'wallet' : 'bank'
  const { fullName } = found(hunters.find((story) => story.username === username)).data
  await unsafeNamePayoutAccount(population.person(username), {
    ...{ kind, provider, number, holder: holder ?? fullName },
  })
}

async function resides(
  population: OpenPopulation,
  username: string,
  country: string,
  since: string,
): Promise<void> {
  const paper = samplePdf('SURAT KETERANGAN DOMISILI', 'skd-contoh.pdf')
  await unsafeAskResidence(population.person(username), { country, since }, paper)
}

async function acceptResidence(population: OpenPopulation, username: string, by: string): Promise<void> {
  const { open } = await ownResidence(population.person(username))
  const { id: residenceId } = found(open)
  await decideResidence(population.person(by), { residenceId, decision: 'approve', state: 'waiting' })
}

async function ask(population: OpenPopulation, username: string): Promise<void> {
  const person = population.person(username)
  const { gross, net } = await payoutOfferSeenBy(person)
  await requestPayout(person, { key: newId(), gross, net })
}

async function take(population: OpenPopulation, username: string, by: string): Promise<void> {
  await takePayout(population.person(by), { payoutId: await latestOf(population, username) })
}

async function confirm(population: OpenPopulation, username: string, by: string): Promise<void> {
  const person = population.person(by)
  const payoutId = await latestOf(population, username)
  const receipt = await screenPicture('bukti-transfer', ['BUKTI TRANSFER (contoh)', 'Ref 20261121-7741'])
  const { fileId } = await storeFile(person, 'payout_proof', receipt, 'proof')
  await confirmPayout(person, confirmPayoutInput.parse({ payoutId, reference: '20261121-7741' }), fileId)
}

async function latestOf(population: OpenPopulation, username: string): Promise<string> {
  const [latest] = (await ownPayouts(population.person(username))).rows
  return found(latest).id
}
