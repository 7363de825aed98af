import { and, eq, ne } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts, bughunters, files } from '#domain/account/account-tables.server.ts'
import { removePicture, removePictureOf, setPicture } from '#domain/account/picture/set-picture.server.ts'
import { unsafePersonOfAccount } from '#domain/account/session/session-queries.server.ts'
import { unsafeHistoryOf } from '#domain/event/event-queries.server.ts'
import { removeFilesOf } from '#domain/privacy/erase-together.server.ts'
import { programsSeenBy } from '#domain/program/program-queries.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import {
  companyOwner,
  hunter,
  incidentAccount,
  member,
  operator,
  visitor,
} from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import {
  movingPng,
  pngThatSays,
  svgs,
  upload,
  webpThatSays,
  wholePng,
  zipOf,
} from '../../../test/support/hostile-files.ts'
import { aPicture } from '../../../test/support/pictures.ts'
import { liveProgram } from '../../../test/support/program-scenario.ts'
import { hunterProfile } from './hunter-profile.server.ts'
import { pictureSeenBy } from './picture-queries.server.ts'

useDatabase()
let elang: Person
let owner: Person & { companyId: string }
let team: Person
beforeAll(async () => {
  elang = await hunter()
  owner = await companyOwner()
  team = await operator()
})

const picturesOf = async ({ accountId }: Person) => {
  const { pictureId, smallPictureId } = accounts
  const [row] = await database()
    .select({ pictureId, smallPictureId })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return row!
}
const removals = async ({ accountId }: Person) =>
  (await unsafeHistoryOf('account', accountId)).filter(({ type }) => type === 'account.picture_removed')
const stored = ({ accountId }: Person) =>
  database()
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.ownerId, accountId), eq(files.purpose, 'picture'), ne(files.state, 'removed')))
const set = async (person: Person) => setPicture(person, { picture: await aPicture() })

describe('a picture of an account', () => {
  it('is stored square in two sizes, without what is no picture, and a new one replaces the old', async () => {
    const bytes = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#123456' } })
      .withExif({ IFD3: { GPSLatitude: '6/1 54/1 0/1' } })
      .jpeg()
      .toBuffer()
    await setPicture(elang, { picture: upload(bytes, 'saya.jpg', 'image/jpeg') })
    const first = await picturesOf(elang)
    for (const [id, width] of [
      [first.pictureId, 256],
      [first.smallPictureId, 64],
    ] as const) {
      const { mediaType, bytes: drawn } = (await pictureSeenBy(visitor, id!))!
      const facts = await sharp(drawn).metadata()
      expect([mediaType, facts.width, facts.height, facts.exif]).toEqual([
        'image/webp',
        width,
        width,
        undefined,
      ])
    }
    await set(elang)
    const second = await picturesOf(elang)
    expect(second.pictureId).not.toBe(first.pictureId)
    expect(await pictureSeenBy(visitor, first.pictureId!)).toBeNull()
    expect(await stored(elang)).toHaveLength(2)
    expect((await unsafePersonOfAccount(elang.accountId))!.picture).toBe(second.smallPictureId)
    expect((await hunterProfile(elang.username))!.picture).toBe(second.pictureId)
  })

  it('is away after its owner removed it, however often they ask; set twice at once, one is left', async () => {
    const person = await hunter()
    await Promise.all([set(person), set(person)])
    expect(await stored(person)).toHaveLength(2)
    await Promise.all([removePicture(person), removePicture(person)])
    expect(await picturesOf(person)).toEqual({ pictureId: null, smallPictureId: null })
    expect(await stored(person)).toEqual([])
    expect(await removals(person)).toHaveLength(1)
  })

  it('is for bughunters, owners of companies and the platform team', async () => {
    for (const person of [await member(owner.companyId, 1), await incidentAccount()]) {
      await expect(set(person)).rejects.toMatchObject({ code: 'forbidden' })
      await expect(removePicture(person)).rejects.toMatchObject({ code: 'forbidden' })
    }
    await expect(set({ ...elang, suspended: true })).rejects.toMatchObject({ detail: 'account_suspended' })
  })

  it('goes with the public profile, and is not shown of who is suspended', async () => {
    const person = await hunter()
    await set(person)
    const { smallPictureId } = await picturesOf(person)
    const seen = async (...viewers: Parameters<typeof pictureSeenBy>[0][]) =>
      Promise.all(viewers.map(async (viewer) => (await pictureSeenBy(viewer, smallPictureId!)) !== null))
    expect(await seen(visitor, elang, person, team)).toEqual([true, true, true, true])
    const own = eq(bughunters.accountId, person.accountId)
    await database().update(bughunters).set({ hiddenProfile: true, hiddenFromBoards: true }).where(own)
    expect(await seen(visitor, elang, owner, person, team)).toEqual([false, false, false, true, true])
    await database().update(bughunters).set({ hiddenProfile: false }).where(own)
    await database().update(accounts).set({ standing: 'suspended' }).where(eq(accounts.id, person.accountId))
    expect(await seen(visitor, elang, person, team)).toEqual([false, false, true, true])
    for (const id of ['x', '', undefined, '00000000-0000-7000-8000-000000000000'])
      expect(await pictureSeenBy(team, id)).toBeNull()
  })

  it('of a company is that of all its people, and open to visitors with its first public program', async () => {
    const person = await companyOwner()
    const colleague = await member(person.companyId, 2)
    await set(person)
    const { smallPictureId } = await picturesOf(person)
    expect((await unsafePersonOfAccount(colleague.accountId))!.picture).toBe(smallPictureId)
    expect(await pictureSeenBy(visitor, smallPictureId!)).toBeNull()
    expect(await pictureSeenBy(elang, smallPictureId!)).toMatchObject({ public: false })
    const programId = await liveProgram(person, team)
    expect(await pictureSeenBy(visitor, smallPictureId!)).toMatchObject({ public: true })
    const { rows } = await programsSeenBy(elang, { place: 'listed', page: 1, size: 50 })
    expect(rows.find(({ id }) => id === programId)!.companyPicture).toBe(smallPictureId)
  })

  it('is removed by the platform team with a reason that is recorded, and by no one else', async () => {
    const person = await hunter()
    await set(person)
    const remove = (actor: Person) => removePictureOf(actor, person.accountId, 'abusive_conduct')
    for (const other of [elang, owner])
      await expect(remove(other)).rejects.toMatchObject({ code: 'not_found' })
    await expect(removePictureOf(team, team.accountId, 'terms_breach')).rejects.toMatchObject({
      detail: 'sanction_self',
    })
    await Promise.all([remove(team), remove(team)])
    expect(await stored(person)).toEqual([])
    expect(await removals(person)).toMatchObject([
      { actorId: team.accountId, facts: { reason: 'abusive_conduct' } },
    ])
  })

  it('is erased with the account', async () => {
    const person = await hunter()
    await set(person)
    await removeFilesOf(person.accountId)
    expect(await stored(person)).toEqual([])
  })
})

describe('UPL as a picture', () => {
  const png = 'image/png'
  it('refuses what is no still picture of a sane size, and stores nothing of it', async () => {
    const person = await hunter()
    const whole = wholePng(9, 9)
    const svg = Object.values(svgs)[0]!
    const wrong: [string, File, string][] = [
      ['an SVG', upload(svg, 'a.svg', 'image/svg+xml'), 'file_type'],
      ['an SVG named PNG', upload(svg, 'a.png', png), 'file_type'],
      ['a page named PNG', upload('<script>1</script>', 'a.png', png), 'file_type'],
      ['a PDF', upload('%PDF-1.7', 'a.pdf', 'application/pdf'), 'file_type'],
      ['an animated PNG', upload(movingPng(40), 'a.png', png), 'file_type'],
      ['nothing', upload('', 'a.png', png), 'required'],
      ['a part of one', upload(whole.subarray(0, whole.length - 20), 'a.png', png), 'file_broken'],
      ['64,250 points square', upload(pngThatSays(64_250, 64_250), 'a.png', png), 'file_broken'],
      ['a bomb', upload(webpThatSays(), 'a.webp', 'image/webp'), 'file_broken'],
    ]
    for (const [name, picture, key] of wrong) {
      const refusal = { fields: { picture: [{ key }] } }
      expect([name, await setPicture(person, { picture }).catch((error) => error)]).toMatchObject([
        name,
        refusal,
      ])
    }
    const large = upload(Buffer.alloc(5_000_000), 'a.png', png)
    await expect(setPicture(person, { picture: large })).rejects.toMatchObject({ code: 'file_too_large' })
    expect(await stored(person)).toEqual([])
  })

  it('keeps the first frame of a moving picture, and no tail behind one', async () => {
    const person = await hunter()
    const frames = [1, 2].map(
      (shade) =>
        ({
          create: { width: 9, height: 9, channels: 3, background: { r: shade * 90, g: 0, b: 0 } },
        }) as const,
    )
    const moving = await sharp(await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer())), {
      join: { animated: true },
    })
      .webp({ loop: 0, delay: [90, 90] })
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const tailed = Buffer.concat([wholePng(9, 9), zipOf('a.html', Buffer.from('<script>rahasia</script>'))])
    for (const picture of [upload(moving, 'a.webp', 'image/webp'), upload(tailed, 'a.png', png)]) {
      await setPicture(person, { picture })
      const { bytes } = (await pictureSeenBy(person, (await picturesOf(person)).pictureId!))!
      expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1)
      expect(bytes.includes('rahasia')).toBe(false)
    }
  })
})
