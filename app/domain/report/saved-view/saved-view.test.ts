import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { memberGrants } from '#domain/company/company-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, incidentAccount, member, operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { join, liveProgram } from '../../../../test/support/program-scenario.ts'
import { send } from '../../../../test/support/report-scenario.ts'
import { chooseColumns, chooseDefaultView } from './choose-list.server.ts'
import { movedColumn, shownColumns, usualColumns } from './report-columns.ts'
import { changeView, deleteView, saveView } from './save-view.server.ts'
import { listColumnsInput, savedViewInput } from './saved-view-input.ts'
import { defaultViewOf, listSettingsOf, savedViewSeenBy } from './saved-view-queries.server.ts'

useDatabase()

type Owner = Person & { companyId: string }
let [owner, rival] = [] as unknown as [Owner, Owner]
let [team, reporter, staff] = [] as unknown as [Person, Person, Person]
let programId: string

beforeAll(async () => {
  team = await operator()
  owner = await companyOwner('Nusa Bank')
  rival = await companyOwner('Rival Pay')
  programId = await liveProgram(owner, team, { managedBy: 'company' })
  reporter = await hunter()
  await join(reporter, programId)
  await send(reporter, programId)
  staff = await member(owner.companyId, 2, [programId], [])
})

const read = (more: Record<string, unknown>) => savedViewInput.parse({ name: 'Kritis', ...more })
const save = async (actor: Person, more: Record<string, unknown> = {}) =>
  (await saveView(actor, read(more))).id
const namesOf = async (viewer: Person) => (await listSettingsOf(viewer)).views.map(({ name }) => name)
const refused = (code: string, more = {}) => expect.objectContaining({ code, ...more })

describe('saving a view', () => {
  it('stores its list in one spelling, sent twice or at once only once', async () => {
    const query = 'stage=x&severity=critical&q=&sort=-due&done=view_saved&size=50&severity=critical'
    const ids = await Promise.all(
      [0, 1, 2].map(() => save(owner, { query, columns: ['due', 'title', 'due'] })),
    )
    expect(new Set(ids).size).toBe(1)
    expect(await savedViewSeenBy(owner, ids[0]!)).toMatchObject({
      ...{ name: 'Kritis', query: 'severity=critical&sort=-due', columns: ['due', 'title'], lost: [] },
      ...{ mine: true, shared: false, mayChange: true, owner: null },
    })
    await expect(save(owner, { name: 'KRITIS' })).rejects.toEqual(
      refused('invalid_input', { fields: { name: [{ key: 'view_name_taken' }] } }),
    )
  })

  it('is for those who have a list, and bounded', async () => {
    await expect(save(await incidentAccount())).rejects.toEqual(refused('not_found'))
    const fails = (more: Record<string, unknown>) => !savedViewInput.safeParse({ name: 'a', ...more }).success
    expect([fails({ name: ' ' }), fails({ name: 'x'.repeat(61) }), fails({ name: 'a\nb' })]).toEqual([
      true,
      true,
      true,
    ])
    expect(
      fails({
        columns: ['title', 'code', 'program', 'stage', 'severity', 'waiting', 'due', 'sent', 'updated'],
      }),
    ).toBe(true)
    expect(fails({ query: 'x'.repeat(4001) })).toBe(true)
    const busy = await hunter()
    for (let n = 0; n < 50; n++) await save(busy, { name: `Tampilan ${n}` })
    await expect(save(busy, { name: 'Satu lagi' })).rejects.toEqual(
      refused('conflict', { detail: 'views_many' }),
    )
    await expect(save(reporter, { shared: true })).rejects.toEqual(refused('forbidden'))
  })
})

describe('a shared view', () => {
  it('is seen by those of its list, and shared by those who may', async () => {
    await expect(save(staff, { name: 'Milik staf', shared: true })).rejects.toEqual(refused('forbidden'))
    const id = await save(owner, { name: 'Bersama', shared: true })
    expect(await savedViewSeenBy(staff, id)).toMatchObject({
      owner: owner.username,
      mine: false,
      mayChange: false,
    })
    expect(await namesOf(staff)).toEqual(['Bersama'])
    const own = await save(owner, { name: 'Sendiri' })
    for (const [viewer, view] of [
      [staff, own],
      [rival, id],
      [team, id],
      [reporter, id],
      [await incidentAccount(), id],
    ] as const)
      await expect(savedViewSeenBy(viewer, view)).rejects.toEqual(refused('not_found'))
    for (const [actor, view, code] of [
      [staff, id, 'forbidden'],
      [staff, own, 'not_found'],
      [rival, id, 'not_found'],
    ] as const) {
      await expect(changeView(actor, view, read({}))).rejects.toEqual(refused(code))
      await expect(deleteView(actor, view)).rejects.toEqual(refused(code))
    }
    await expect(chooseDefaultView(rival, { viewId: id })).rejects.toEqual(refused('not_found'))
  })

  it('is changed by its owner and by admins, and lost with the company', async () => {
    const admin = await member(owner.companyId, 1)
    const writer = await member(owner.companyId, 2, [programId], ['report.comment_internal'])
    const id = await save(writer, { name: 'Catatan', shared: true })
    await changeView(admin, id, read({ name: 'Catatan tim', shared: true, query: 'sort=due' }))
    await changeView(admin, id, read({ name: 'Catatan tim', shared: true, query: 'sort=due' }))
    expect(await savedViewSeenBy(writer, id)).toMatchObject({
      name: 'Catatan tim',
      query: 'sort=due',
      mine: true,
    })
    await database()
      .update(companyMembers)
      .set({ permissions: [] })
      .where(eq(companyMembers.accountId, writer.accountId))
    const lesser = { ...writer, permissions: [] }
    await expect(changeView(lesser, id, read({ shared: true }))).rejects.toEqual(refused('forbidden'))
    await changeView(lesser, id, read({ name: 'Catatan tim' }))
    await expect(savedViewSeenBy(admin, id)).rejects.toEqual(refused('not_found'))
    const moved = { ...writer, companyId: rival.companyId }
    await expect(savedViewSeenBy(moved, id)).rejects.toEqual(refused('not_found'))
  })

  it('of two deletions at once one happens, and lists that opened with it open whole', async () => {
    const id = await save(owner, { name: 'Sebentar', shared: true })
    await chooseDefaultView(staff, { viewId: id })
    expect(await defaultViewOf(staff)).toBe(id)
    expect((await savedViewSeenBy(staff, id)).isDefault).toBe(true)
    expect((await savedViewSeenBy(owner, id)).isDefault).toBe(false)
    const answers = await Promise.allSettled([deleteView(owner, id), deleteView(owner, id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await defaultViewOf(staff)).toBeNull()
  })
})

it('a view opens without what its reader may not know of, and never says what it was', async () => {
  const query = `program=${programId}&hunter=${reporter.accountId}&label=hilang&stage=submitted&assignee=mine`
  const id = await save(owner, { name: 'Program lama', query, shared: true })
  expect(await savedViewSeenBy(owner, id)).toMatchObject({ lost: ['label'] })
  const reads = await member(owner.companyId, 2, [programId])
  expect((await savedViewSeenBy(reads, id)).lost).toEqual(['label'])
  await database().delete(memberGrants).where(eq(memberGrants.memberId, reads.memberId!))
  const opened = await savedViewSeenBy(reads, id)
  expect(opened).toMatchObject({
    lost: ['program', 'hunter', 'label'],
    query: 'stage=submitted&assignee=mine',
  })
  expect(JSON.stringify(opened)).not.toMatch(new RegExp([programId, reporter.accountId, 'hilang'].join('|')))
})

describe('the columns of a list', () => {
  const choose = (actor: Person, columns: string[]) =>
    chooseColumns(actor, listColumnsInput.parse({ columns }))

  it('are stored per person, as far as the list has them', async () => {
    await Promise.all([choose(owner, ['reference', 'labels']), choose(owner, ['reference', 'labels'])])
    expect((await listSettingsOf(owner)).columns).toEqual(['title', 'reference', 'labels'])
    expect((await listSettingsOf(staff)).columns).toBeNull()
    await choose(owner, [])
    expect((await listSettingsOf(owner)).columns).toBeNull()
    await expect(choose(team, ['labels'])).rejects.toEqual(refused('invalid_input'))
    await expect(choose(await incidentAccount(), ['due'])).rejects.toEqual(refused('not_found'))
  })

  it('move, and fall back to the usual ones', () => {
    expect(movedColumn(['title', 'due', 'stage'], 'up:stage')).toEqual(['title', 'stage', 'due'])
    expect(movedColumn(['title', 'due'], 'down:due')).toEqual(['title', 'due'])
    expect(movedColumn(['title', 'due'], 'up:labels')).toEqual(['title', 'due'])
    expect(shownColumns('hello', ['labels', 'due', 'due'])).toEqual(['title', 'due'])
    expect(shownColumns('hello', ['labels'])).toEqual(usualColumns.hello)
  })
})
