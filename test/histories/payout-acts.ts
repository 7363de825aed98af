import { newId } from '@cakrawala/ids/ids'
import { signAgreement } from '#db/seed/sign-agreement.ts'
import {
  registerForChallenge,
  withdrawFromChallenge,
} from '#domain/program/challenge/register-for-challenge.server.ts'
import { confirmResults } from '#domain/reward/challenge/confirm-results.server.ts'
import { endProgramAndPrizes } from '#domain/reward/challenge/end-program-and-prizes.server.ts'
import { proposeResults } from '#domain/reward/challenge/propose-results.server.ts'
import { outcomeOf } from '#domain/reward/challenge/results-review.server.ts'
import { cancelPayout } from '#domain/reward/payout/cancel-payout.server.ts'
import { payoutOfferSeenBy } from '#domain/reward/payout/payout-queries.server.ts'
import { requestPayout } from '#domain/reward/payout/request-payout.server.ts'
import { confirmReturn, dismissReturn, noteReturn } from '#domain/reward/payout/return-payout.server.ts'
import { confirmPayout, failPayout } from '#domain/reward/payout/settle-payout.server.ts'
import { takePayout } from '#domain/reward/payout/take-payout.server.ts'
import { database, databasePool } from '#infra/database.ts'
import { newReference, transferProof } from '../support/payout-scenario.ts'
import { type Act, company, hunters, one, type Scene, team } from './act.ts'

export const payoutActs: Act[] = [
  {
    name: 'ask payout',
    by: hunters,
    run: async (actor, { keys, draw }) => {
      const { gross, net } = await payoutOfferSeenBy(actor)
      const key = draw.two % 6 === 0 && keys.length > 0 ? one(keys, draw.one) : newId()
      keys.push(key)
      return requestPayout(actor, { key, gross: gross + (draw.two % 9 === 0 ? 1n : 0n), net })
    },
  },
  {
    name: 'cancel payout',
    by: hunters,
    run: (actor, scene) => cancelPayout(actor, { payoutId: payoutIn(scene, 'requested') }),
  },
  {
    name: 'take payout',
    by: team,
    run: (actor, scene) => takePayout(actor, { payoutId: payoutIn(scene, 'requested') }),
  },
  {
    name: 'confirm payout',
    by: team,
    run: async (actor, scene) =>
      confirmPayout(
        actor,
        { payoutId: payoutIn(scene, 'processing'), reference: newReference() },
        await transferProof(actor),
      ),
  },
  {
    name: 'note return',
    by: team,
    run: async (actor, scene) =>
      noteReturn(
        actor,
        {
          ...{ payoutId: payoutIn(scene, 'paid'), reference: newReference() },
          reason: 'Rekening tujuan sudah ditutup menurut bank.',
        },
        await transferProof(actor),
      ),
  },
  {
    name: 'confirm return',
    by: team,
    run: (actor, scene) => confirmReturn(actor, { payoutId: payoutIn(scene, 'paid') }),
  },
  {
    name: 'dismiss return',
    by: team,
    run: (actor, scene) => dismissReturn(actor, { payoutId: payoutIn(scene, 'paid') }),
  },
  {
    name: 'fail payout',
    by: team,
    run: (actor, scene) =>
      failPayout(actor, {
        payoutId: payoutIn(scene, 'processing'),
        reason: 'Nomor rekening ditutup oleh bank penerima.',
      }),
  },
]

export const challengeActs: Act[] = [
  {
    name: 'sign challenge',
    by: hunters,
    run: (actor, { environment }) => signAgreement(actor, environment.programs.challenge, 'test'),
  },
  {
    name: 'register',
    by: hunters,
    run: (actor, { environment }) => registerForChallenge(actor, environment.programs.challenge),
  },
  {
    name: 'leave challenge',
    by: hunters,
    run: (actor, { environment }) => withdrawFromChallenge(actor, environment.programs.challenge),
  },
  {
    name: 'propose results',
    by: (scene) => [...team(scene), ...company(scene)],
    run: async (actor, scene) =>
      proposeResults(actor, scene.environment.programs.challenge, { digest: await digestNow(scene) }),
  },
  {
    name: 'confirm results',
    by: (scene) => [...team(scene), ...company(scene)],
    run: async (actor, scene) =>
      confirmResults(actor, scene.environment.programs.challenge, { digest: await digestNow(scene) }),
  },
  {
    name: 'end program',
    by: company,
    run: (actor, { environment, draw }) =>
      endProgramAndPrizes(
        actor,
        draw.one % 3 === 0 ? environment.programs.points : environment.programs.challenge,
      ),
  },
]

function payoutIn({ seen, draw }: Scene, state: string): string {
  const fit = seen.payouts.filter((payout) => payout.state === state)
  return one(fit.length > 0 && draw.two % 9 > 0 ? fit : seen.payouts, draw.one)?.id ?? newId()
}

/** The results in their current state: what a page would have shown to a person who may read them. */
async function digestNow({ environment }: Scene): Promise<string> {
  const programId = environment.programs.challenge
  const { rows } = await databasePool().query(`SELECT policy FROM program_versions WHERE program_id = $1`, [
    programId,
  ])
  return (await outcomeOf(database(), programId, rows[0].policy.challenge)).digest
}
