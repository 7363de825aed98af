import { newId } from '@cakrawala/ids/ids'
import { describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { isAtWorkOn } from '#domain/account/status/working-operators.server.ts'
import { database, transaction } from '#infra/database.ts'
import { type TeamRole, teamRoles, workingRoles } from '#kernel/actor.ts'
import { operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { recordAny } from '../../../test/support/record-any.ts'
import { type EventType, eventTypes } from './event.ts'
import { unsafeHistoryOf } from './event-queries.server.ts'
import { mayActForTeam, rolesByBeginning, rolesFor } from './team-roles.ts'

useDatabase()

const areas: readonly [EventType, readonly TeamRole[]][] = [
  ['report.moved', ['triage']],
  ['report.commented', ['triage']],
  ['reward.reserved', ['triage']],
  ['reward.payout_paid', ['finance']],
  ['reward.payout_account_decided', ['finance']],
  ['reward.refund_paid', ['finance']],
  ['reward.top_up_reversed', ['finance']],
  ['reward.tax_residence_decided', ['finance']],
  ['program.tax_scheme_set', ['finance']],
  ['program.accepted', ['triage']],
  ['account.identity_decided', ['identity']],
  ['account.factor_reset_done', ['identity']],
  ['account.recovery_review_decided', ['identity']],
  ['company.npwp_decided', ['identity']],
  ['publication.article_published', ['editor']],
  ['announcement.published', ['editor']],
  ['incident.moved', ['support']],
  ['inquiry.answered', ['support']],
  ['setting.confirmed', ['administrator']],
  ['account.sanctioned', ['administrator']],
  ['job.sent_again', ['administrator']],
  ['company.signed_up', []],
]

it('work is handed to those whose role it is', async () => {
  const [triage, support, auditor] = [
    await operator(['triage']),
    await operator(['support']),
    await operator(['auditor']),
  ]
  const able = async (type: EventType) => {
    const rows = await database().select({ id: accounts.id }).from(accounts).where(isAtWorkOn(type))
    return [triage, support, auditor].map(({ accountId }) => rows.some(({ id }) => id === accountId))
  }
  expect(await able('report.moved')).toEqual([true, false, false])
  expect(await able('incident.moved')).toEqual([false, true, false])
})

describe('the roles of the platform team', () => {
  it.each(areas)('%s takes %s', (type, roles) => {
    expect(rolesFor(type)).toEqual(roles)
  })

  it('leave an auditor readings and the own account, and nothing else', () => {
    const open = eventTypes.filter((type) => rolesFor(type).includes('auditor'))
    const acts = open.filter((type) => !/^(account|privacy)\.|_opened$|opened_by|exported$/.test(type))
    expect(acts).toEqual(['report.reading_explained'])
    const judging = /^account\.(sanctioned|sanction_lifted|.*_decided|identity_.*)$/
    expect(open.filter((type) => judging.test(type))).toEqual([])
  })

  it('name beginnings that events have', () => {
    for (const beginning of Object.keys(rolesByBeginning))
      expect(eventTypes.some((type) => type.startsWith(beginning))).toBe(true)
  })

  it.each(teamRoles)(
    'end the act of a person who is %s alone at its event, outside their area',
    async (role) => {
      const person = await operator([role])
      for (const [type, roles] of areas) {
        const subject = newId()
        const act = transaction((tx) => recordAny(tx, person, type, subject))
        if (roles.includes(role)) await act
        else await expect(act).rejects.toMatchObject({ code: 'forbidden', detail: 'team_role_missing' })
        const noun = type.slice(0, type.indexOf('.')) as 'report'
        expect(await unsafeHistoryOf(noun, subject)).toHaveLength(roles.includes(role) ? 1 : 0)
      }
    },
  )

  it('are asked of active operators only', async () => {
    const person = await operator(workingRoles)
    expect(mayActForTeam(person, 'report.moved')).toBe(true)
    expect(mayActForTeam({ ...person, suspended: true }, 'report.moved')).toBe(false)
    expect(mayActForTeam({ ...person, role: 'bughunter' }, 'report.moved')).toBe(false)
    expect(mayActForTeam({ ...person, teamRoles: [] }, 'report.moved')).toBe(false)
  })
})
