import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { agreePublication, requestPublication } from '#domain/publication/disclosure-steps.server.ts'
import { publishReport } from '#domain/publication/publish-report.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { giveReward } from '#domain/reward/give-reward.server.ts'
import { requestTopUp } from '#domain/reward/request-top-up.server.ts'
import { topUpsSeenBy } from '#domain/reward/top-up/top-up-queries.server.ts'
import { database } from '#infra/database.ts'
import { companyOwner, hunter, member, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { smallPdf } from '../support/documents.ts'
import { topUpProof } from '../support/payout-scenario.ts'
import { fund, liveProgram, ratedReport } from '../support/reward-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const { ask } = useSite()

const disclosureText = {
  title: 'Membaca mutasi rekening orang lain',
  summary: 'Satu angka di alamat membuka data nasabah lain.',
  body: '## Langkah\n\n1. Ganti nomor rekening pada alamat.\n\nPelajaran: periksa pemilik data.',
}
const people: Record<'owner' | 'admin' | 'hunter' | 'hello', string> = {
  owner: '',
  admin: '',
  hunter: '',
  hello: '',
}
let owner: Awaited<ReturnType<typeof companyOwner>>

beforeAll(async () => {
  owner = await companyOwner()
  const [reporter, teamMember] = [await hunter({ name: 'elang-jawa' }), await operator()]
  await fund(owner.companyId, 40_000_000n)
  const id = await ratedReport(owner, await liveProgram(owner), reporter)
  const gift = { key: newId(), amount: 10_000_000n, otherReward: undefined, reason: undefined }
  await giveReward(owner, id, gift)
  const resolved = { stage: 'closed', closeReason: 'resolved', fix: 'fixed', closedAt: now() } as const
  await database().update(reports).set(resolved).where(eq(reports.id, id))
  await requestPublication(reporter, id, disclosureText)
  await agreePublication(owner, id, { wording: 1 })
  await publishReport(teamMember, id)
  const asked = { key: newId(), amount: 25_000_000n, reference: 'BCA-2211-0042' }
  await requestTopUp(owner, asked, await topUpProof(owner))
  people.owner = await sessionOf(owner)
  people.admin = await sessionOf(await member(owner.companyId, 1))
  people.hunter = await sessionOf(reporter)
  people.hello = await sessionOf(teamMember)
})

describe('pages of rewards and publications', () => {
  it.each([
    [null, '/leaderboard', 'elang-jawa'],
    [null, '/en/leaderboard?period=month', 'elang-jawa'],
    [null, '/leaderboard?period=december', 'Belum ada poin'],
    [null, '/publication', disclosureText.title],
    [null, '/publication/bughunter-write-ups?topic=mutasi', disclosureText.title],
    [null, '/publication/bughunter-write-ups?topic=zzz', 'Tidak ada yang cocok'],
    [null, '/publication/bughunter-write-ups?topic=%00a', 'Bughunter Write-Ups'],
    [null, '/write-ups/elang-jawa/membaca-mutasi-rekening-orang-lain', 'Pelajaran'],
    [null, '/elang-jawa', 'Terverifikasi'],
    [null, '/en/elang-jawa', 'Verified'],
    ['hunter', '/bughunter/leaderboard', 'Kamu di peringkat 1'],
    ['hunter', '/bughunter/profile/reward', 'Rp10.000.000'],
    ['owner', '/company/license', 'Rp28.000.000'],
    ['hello', '/hello/top-ups', 'BCA-2211-0042'],
  ] as const)('%s reads %s', async (who, address, sentence) => {
    const answer = await ask(address, { as: who && people[who] })
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain(sentence)
    expect(html).not.toContain(' style="')
  })

  it.each([
    ['/tidak-ada', 404],
    ['/tidak%00ada', 404],
    ['/write-ups/elang-jawa/lain', 404],
    ['/write-ups/a%00/b', 404],
    ['/write-ups', 302],
    ['/write-ups/elang-jawa', 302],
    ['/leaderboard?period=9999', 422],
    ['/leaderboard?period=all&period=2026', 422],
  ])('%s responds %i', async (address, status) => {
    expect((await ask(address)).status).toBe(status)
  })

  it('shows a member no figure of the balance (MON-07)', async () => {
    const html = await (await ask('/company/license', { as: people.admin })).text()
    expect(html).not.toContain('.000.000')
    expect(html).not.toContain('BCA-2211')
  })
})

describe('forms of money', () => {
  const form = { intent: 'top_up', key: newId(), amount: '1.000.000', reference: 'BNI-7755' }

  it('preserve what was typed and show the error', async () => {
    const answer = await ask('/company/license', { as: people.owner, form: { ...form, amount: 'abc' } })
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html).toContain('rupiah bulat')
    expect(html).toContain('value="abc"')
  })

  it('request a top-up, as the owner only', async () => {
    const proof = smallPdf('', 'bukti.pdf')
    const sent = await ask('/company/license', { as: people.owner, form: { ...form, proof } })
    expect(sent.headers.get('location')).toBe('/company/license?done=top_up_requested')
    for (const more of [{}, { form }]) {
      const admin = await ask('/company/license', { as: people.admin, ...more })
      expect(admin.headers.get('location')).toBe('/error403')
    }
  })

  it('decide a top-up', async () => {
    const topUpId = (await topUpsSeenBy(owner)).rows.find(({ reference }) => reference.startsWith('BCA'))!.id
    const refuse = { intent: `refuse_${topUpId}`, topUpId, decision: 'refuse', reason: 'x' }
    const short = await ask('/hello/top-ups', { as: people.hello, form: refuse })
    expect(short.status).toBe(422)
    expect(await short.text()).toContain('minimal 20 karakter')
    const confirm = { intent: `confirm_${topUpId}`, topUpId, decision: 'confirm' }
    const checked = await ask('/hello/top-ups', { as: people.hello, form: confirm })
    expect(checked.headers.get('location')).toBe('/hello/top-ups?done=top_up_checked')
    // A large sum is not confirmed by the one who checked it, though no button was shown.
    const own = await (await ask('/hello/top-ups', { as: people.hello })).text()
    expect(own).toContain('Menunggu orang kedua')
    expect(own).not.toContain(`value="confirm_${topUpId}"`)
    expect((await ask('/hello/top-ups', { as: people.hello, form: confirm })).status).toBe(403)
    const second = await sessionOf(await operator())
    const done = await ask('/hello/top-ups', { as: second, form: confirm })
    expect(done.headers.get('location')).toBe('/hello/top-ups?done=top_up_confirmed')
    expect((await ask('/hello/top-ups', { as: people.hello, form: confirm })).status).toBe(409)
  })
})
