import { keepFile } from '#domain/account/files/keep-file.server.ts'
import { unsafeNamePayoutAccount } from '#domain/reward/payout/name-payout-account.server.ts'
import { confirmPayoutInput } from '#domain/reward/payout/payout-input.ts'
import { ownPayouts, payoutOfferSeenBy } from '#domain/reward/payout/payout-queries.server.ts'
import { requestPayout } from '#domain/reward/payout/request-payout.server.ts'
import { confirmPayout } from '#domain/reward/payout/settle-payout.server.ts'
import { takePayout } from '#domain/reward/payout/take-payout.server.ts'
import { unsafeAskResidence } from '#domain/reward/residence/ask-residence.server.ts'
import { decideResidence } from '#domain/reward/residence/decide-residence.server.ts'
import { ownResidence } from '#domain/reward/residence/residence-queries.server.ts'
import { newId } from '#kernel/ids.ts'
import { found } from '#kernel/refusal.ts'
import { samplePdf } from './papers.ts'
import { hunters } from './people/hunters.ts'
import { screenPicture } from './pictures.ts'
import type { OpenPopulation } from './population.ts'
import type { Scene } from './scene.ts'

/**
 * Money that left: one payout was paid by two people of the team, one waits, and one holder is for the team to judge. One bughunter
 * is a tax subject abroad, another asks for it.
 */
export function payoutScenes(town: OpenPopulation): Scene[] {
  return [
    { at: '70d 10:20', play: () => resides(town, 'maleo', 'SG', '2022-03-01') },
    { at: '69d 11:05', play: () => acceptResidence(town, 'maleo', 'verifikator') },
    { at: '24d 09:10', play: () => name(town, 'elang', '014', '8010455521') },
    { at: '22d 09:30', play: () => ask(town, 'elang') },
    { at: '21d 10:15', play: () => take(town, 'elang', 'triase') },
    { at: '21d 14:40', play: () => confirm(town, 'elang', 'penyelia') },
    { at: '9d 19:05', play: () => name(town, 'cendrawasih', 'gopay', '+6281328114503') },
    { at: '1d 08:20', play: () => ask(town, 'cendrawasih') },
    { at: '5h', play: () => resides(town, 'orangutan', 'MY', '2026-07-01') },
    { at: '4h', play: () => name(town, 'komodo', '008', '1370012345678', 'Y. R. Lema') },
  ]
}

async function name(
  town: OpenPopulation,
  username: string,
  provider: '014' | '008' | 'gopay',
  number: string,
  holder?: string,
): Promise<void> {
  const kind = provider === 'gopay' ? 'wallet' : 'bank'
  const { fullName } = found(hunters.find((story) => story.username === username)).data
  await unsafeNamePayoutAccount(town.person(username), {
    ...{ kind, provider, number, holder: holder ?? fullName },
  })
}

async function resides(
  town: OpenPopulation,
  username: string,
  country: string,
  since: string,
): Promise<void> {
  const paper = samplePdf('SURAT KETERANGAN DOMISILI', 'skd-contoh.pdf')
  await unsafeAskResidence(town.person(username), { country, since }, paper)
}

async function acceptResidence(town: OpenPopulation, username: string, by: string): Promise<void> {
  const { open } = await ownResidence(town.person(username))
  const { id: residenceId } = found(open)
  await decideResidence(town.person(by), { residenceId, decision: 'approve', state: 'waiting' })
}

async function ask(town: OpenPopulation, username: string): Promise<void> {
  const person = town.person(username)
  const { gross, net } = await payoutOfferSeenBy(person)
  await requestPayout(person, { key: newId(), gross, net })
}

async function take(town: OpenPopulation, username: string, by: string): Promise<void> {
  await takePayout(town.person(by), { payoutId: await latestOf(town, username) })
}

async function confirm(town: OpenPopulation, username: string, by: string): Promise<void> {
  const person = town.person(by)
  const payoutId = await latestOf(town, username)
  const receipt = await screenPicture('bukti-transfer', ['BUKTI TRANSFER (contoh)', 'Ref 20261121-7741'])
  const { fileId } = await keepFile(person, 'payout_proof', receipt, 'proof')
  await confirmPayout(person, confirmPayoutInput.parse({ payoutId, reference: '20261121-7741' }), fileId)
}

async function latestOf(town: OpenPopulation, username: string): Promise<string> {
  const [latest] = (await ownPayouts(town.person(username))).rows
  return found(latest).id
}
