import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor, Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator, visitor } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { join, liveProgram, programTexts } from '../../../test/support/program-scenario.ts'
import { send } from '../../../test/support/report-scenario.ts'
import { filterChoicesSeenBy } from './filter-choices.server.ts'
import type { SearchedFilter } from './filter-choices.ts'
import { handlingInput } from './handling/handling-input.ts'
import { setHandling } from './handling/set-handling.server.ts'
import { knownChoices } from './known-choices.server.ts'
import type { ReportFilters } from './report-filter.server.ts'
import { listReports } from './report-list.server.ts'

useDatabase()

type Owner = Person & { companyId: string }
let [owner, rival] = [] as unknown as [Owner, Owner]
let [team, one, other] = [] as unknown as [Person, Person, Person]
let [ours, theirs] = ['', '']
const ids: Record<'web' | 'api' | 'foreign', string> = { web: '', api: '', foreign: '' }
const apiTarget = 'https://api.nusabank.test'

beforeAll(async () => {
  team = await operator()
  owner = await companyOwner('Nusa Bank')
  rival = await companyOwner('Rival Pay')
  const scope = [...programTexts().scope, { ...programTexts().scope[0]!, target: apiTarget }]
  ours = await liveProgram(owner, team, { managedBy: 'company', scope })
  theirs = await liveProgram(rival, team, { managedBy: 'company' })
  one = await hunter()
  other = await hunter()
  for (const person of [one, other]) await join(person, ours)
  await join(other, theirs)
  ids.web = (await send(one, ours)).id
  ids.api = (
    await send(other, ours, { target: apiTarget, vrtId: null, vrtOther: 'Alur sendiri', title: 'Lain' })
  ).id
  ids.foreign = (await send(other, theirs)).id
  const handling = handlingInput.parse({ assigneeId: owner.accountId, labels: 'web, penting' })
  await setHandling(owner, ids.web, handling)
})

const found = async (viewer: Actor, filters: ReportFilters) =>
  (await listReports(viewer, filters)).rows.map(({ id }) => id).toSorted()
const sorted = (...some: string[]) => some.toSorted()
const labels = async (viewer: Actor, filter: SearchedFilter, typed = '') =>
  (await filterChoicesSeenBy(viewer, filter, typed)).map(({ label }) => label)

describe('filters of a list of reports', () => {
  it('narrow by bughunter, asset, class and company', async () => {
    expect(await found(team, { hunter: [other.accountId] })).toEqual(sorted(ids.api, ids.foreign))
    expect(await found(team, { hunter: [other.username.toUpperCase()] })).toEqual(
      sorted(ids.api, ids.foreign),
    )
    expect(await found(owner, { hunter: [other.accountId] })).toEqual([ids.api])
    expect(await found(team, { target: [apiTarget] })).toEqual([ids.api])
    expect(await found(team, { category: ['other'] })).toEqual([ids.api])
    expect(await found(owner, { category: ['broken_access_control', 'other'] })).toEqual(
      sorted(ids.web, ids.api),
    )
    expect(await found(team, { company: [rival.companyId] })).toEqual([ids.foreign])
    expect(await found(team, { company: ['nusa bank', 'x\0'] })).toEqual(sorted(ids.web, ids.api))
    expect(await found(one, { target: [apiTarget] })).toEqual([])
  })

  it('narrow a company by its own assignees and labels, and no one else', async () => {
    for (const assignee of ['mine', owner.accountId])
      expect(await found(owner, { assignee })).toEqual([ids.web])
    expect(await found(owner, { assignee: 'nobody' })).toEqual([ids.api])
    expect(await found(owner, { label: ['penting'] })).toEqual([ids.web])
    expect(await found(rival, { label: ['penting'] })).toEqual([])
    expect(await found(team, { label: ['penting'] })).toHaveLength(3)
    expect(await found(team, { assignee: owner.accountId })).toEqual([])
    const { rows } = await listReports(owner, { label: 'web' })
    expect(rows[0]).toMatchObject({ assignee: owner.username, labels: ['penting', 'web'].toReversed() })
    const [line] = (await listReports(team, { hunter: one.accountId })).rows
    expect(line).toMatchObject({ assignee: null, labels: [], reference: null })
  })

  it('offer what the viewer sees, as far as it fits the letters', async () => {
    expect(await labels(team, 'hunter')).toEqual(sorted(one.username, other.username))
    expect(await labels(rival, 'hunter')).toEqual([other.username])
    expect(await labels(rival, 'hunter', one.username)).toEqual([])
    expect(await labels(owner, 'hunter', one.username.slice(0, 4).toUpperCase())).toContain(one.username)
    expect(await labels(team, 'company', 'nus')).toEqual(['Nusa Bank'])
    expect(await labels(team, 'company', '%')).toEqual([])
    expect(await labels(owner, 'target', 'API.')).toEqual([apiTarget])
    expect(await labels(rival, 'target', 'api.')).toEqual([])
    expect(await labels(owner, 'label')).toEqual(['penting', 'web'])
    expect(await labels(rival, 'label')).toEqual([])
    expect(await labels(owner, 'assignee')).toEqual([owner.username])
    expect(await labels(await member(owner.companyId, 2), 'hunter')).toEqual([])
  })

  it('are searched by those alone whose list has them', async () => {
    const refused: [Actor, SearchedFilter][] = [
      ...[one, team].map((viewer): [Actor, SearchedFilter] => [viewer, 'label']),
      ...[one, owner].map((viewer): [Actor, SearchedFilter] => [viewer, 'company']),
      ...[[one, 'hunter'] as [Actor, SearchedFilter], [visitor, 'target'] as [Actor, SearchedFilter]],
    ]
    for (const [viewer, filter] of refused)
      await expect(filterChoicesSeenBy(viewer, filter)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('name the chosen values the viewer may know of, and no others', async () => {
    const chosen = {
      program: [ours, theirs],
      hunter: [one.accountId, other.username],
      target: [apiTarget],
      company: [owner.companyId],
      label: ['web', 'tidak ada'],
      assignee: ['nobody', owner.accountId, rival.accountId],
    }
    const names = async (viewer: Actor) =>
      (await knownChoices(viewer, chosen)).map(({ of, value }) => `${of} ${value}`).toSorted()
    expect(await names(owner)).toEqual(
      sorted(
        ...[`program ${ours}`, `hunter ${one.accountId}`, `hunter ${other.username}`, `target ${apiTarget}`],
        ...['label web', 'assignee nobody', `assignee ${owner.accountId}`],
      ),
    )
    expect(await names(rival)).toEqual(
      sorted(
        `program ${theirs}`,
        `hunter ${other.username}`,
        'assignee nobody',
        `assignee ${rival.accountId}`,
      ),
    )
    expect(await names(one)).toEqual([`program ${ours}`])
    expect(await names(team)).toContain(`company ${owner.companyId}`)
  })
})
