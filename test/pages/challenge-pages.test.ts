import { hour, after as later, minute, travelTo } from '@cakrawala/calendar/clock'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import {
  dawn,
  ends,
  frozen,
  liveChallenge,
  register,
  reviewedChallenge,
  starts,
  validFind,
} from '../support/challenge-scenario.ts'
import { useDatabase } from '../support/database.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { fund } from '../support/reward-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const year = new Date().getFullYear() + 1

const site = useSite()
type Owner = Person & { companyId: string }
let team: Person
let owner: Owner
beforeAll(async () => {
  team = await operator()
  owner = await companyOwner()
  await fund(owner.companyId, 500_000_000n)
})

/** Sessions live two days, challenges longer: each look opens its own. */
async function read(address: string, as?: Person): Promise<string> {
  const answer = await site.ask(address, { as: as ? await sessionOf(as) : null })
  expect(`${answer.status} ${address}`).toBe(`200 ${address}`)
  return answer.text()
}

async function post(address: string, as: Person, form: Record<string, string>) {
  return site.ask(address, { as: await sessionOf(as), form })
}

const inner = (id: string) => `/bughunter/programs/detail/${id}`
const desk = (area: string, id: string) => `/${area}/programs/detail/${id}`
const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

describe('the page of a challenge', () => {
  it('lets a bughunter register and withdraw by plain forms', async () => {
    const id = await liveChallenge(owner, team)
    const who = await hunter()
    await join(who, id)
    expect(await read(inner(id), who)).toContain('value="register"')
    const entered = await post(inner(id), who, { intent: 'register' })
    expect(entered.headers.get('location')).toBe(`${inner(id)}?done=challenge_registered`)
    const page = await read(inner(id), who)
    expect(page).toContain('Kamu terdaftar sejak')
    expect(page).toContain('Challenge belum dimulai')
    expect(page).not.toContain('/submit-report/')
    const left = await post(inner(id), who, { intent: 'withdraw' })
    expect(left.headers.get('location')).toBe(`${inner(id)}?done=challenge_withdrawn`)
    expect((await post(inner(id), who, { intent: 'win' })).status).toBe(422)
    travelTo(starts)
    const late = await post(inner(id), who, { intent: 'register' })
    expect(late.status).toBe(409)
    expect(await late.text()).toContain('Pendaftaran sudah ditutup')
  })

  it('shows visitors its schedule, prizes, live board, frozen board and results', async () => {
    const id = await liveChallenge(owner, team)
    const [first, second] = [await hunter(), await hunter()]
    await register(first, id)
    await register(second, id)
    travelTo(dawn)
    const announced = await read(`/programs/${id}`)
    expect(announced).toContain('Belum dimulai')
    expect(announced).toContain('Rp10.000.000 + Piala')
    expect(announced).not.toContain('Papan peringkat langsung')
    await validFind(first, team, id, later(starts, hour), 'high')
    const live = await read(`/programs/${id}/board`)
    expect(live).toContain('Papan peringkat langsung')
    expect(live).toContain(first.username)
    expect(await read(inner(id), first)).toContain('/submit-report/')
    await validFind(second, team, id, later(frozen, minute), 'critical')
    for (const address of [
      `/programs/${id}`,
      `/programs/${id}/board`,
      `/en/programs/${id}/board`,
      '/leaderboard',
    ])
      expect([address, (await read(address)).includes(second.username)]).toEqual([address, false])
    expect(await read(desk('hello', id), team)).toContain(second.username)
    expect(await read(inner(id), second)).toContain('Poinmu: 44 dari 1 temuan')
    travelTo(later(ends, minute))
    const open = await read(desk('hello', id), team)
    expect(open).toContain('Usulkan hasil ini')
    const digest = hidden(open, 'digest')
    const proposed = await post(desk('hello', id), team, { intent: 'propose_results', digest })
    expect(proposed.headers.get('location')).toContain('done=results_proposed')
    const own = await post(desk('hello', id), team, { intent: 'confirm_results', digest })
    expect([own.status, (await own.text()).includes('disahkan orang lain')]).toEqual([403, true])
    expect(await read(desk('company', id), owner)).toContain('Sahkan hasil: Rp')
    const confirmed = await post(desk('company', id), owner, { intent: 'confirm_results', digest })
    expect(confirmed.headers.get('location')).toContain('done=results_confirmed')
    const results = await read(`/programs/${id}/board`)
    expect(results).toContain('Hasil akhir')
    expect(results.indexOf(second.username)).toBeLessThan(results.indexOf(first.username))
    expect(await read('/bughunter/profile/reward', second)).toContain('Hadiah challenge')
    const certificates = await read('/bughunter/profile/certificates', second)
    expect(certificates).toContain('Peringkat 1 dari 2 peserta')
    const code = /program-certificates\/([0-9A-Za-z]{22,})/.exec(certificates)?.[1]
    expect(await read(`/en/program-certificates/${code}`)).toContain('Rank 1 of 2 participants')
    const paper = await site.ask(`/program-certificates/${code}/pdf`)
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })

  it('shows the owner alone the balance needed for the prizes', async () => {
    const poor = await companyOwner('Warung Kecil')
    const id = await reviewedChallenge(poor)
    expect(await read(desk('company', id), poor)).toContain('Saldo masih kurang Rp18.000.000')
    expect(await read(desk('hello', id), team)).not.toContain('Rp18.000.000')
    const accept = await post(desk('hello', id), team, { intent: 'accept', version: '1' })
    expect([accept.status, (await accept.text()).includes('belum cukup untuk hadiah')]).toEqual([409, true])
  })
})

describe('the form of a program', () => {
  const typed = (more: Record<string, string>) => ({
    ...{ intent: 'save', managedBy: 'company', visibility: 'public', validUntil: '' },
    ...{ title: 'Program dari formulir', summary: 'Satu program yang ditulis lewat formulir.' },
    descriptionMd: 'Silakan uji aplikasi ini dengan hati-hati dan sopan, memakai akun uji dari kami.',
    ...{ 'scope.0.type': 'web', 'scope.0.target': 'https://app.nusabank.test', 'scope.0.note': '' },
    ...{ outOfScope: '', publicationRules: 'Setelah diperbaiki dan disetujui.' },
    ...more,
  })
  const plan = {
    'challenge.registrationOpensAt': `${year}-03-01T09:00`,
    'challenge.registrationClosesAt': `${year}-03-05T09:00`,
    'challenge.startsAt': `${year}-03-06T09:00`,
    'challenge.endsAt': `${year}-03-08T09:00`,
    'challenge.participantLimit': '30',
    'challenge.prizeRule': 'shared',
    'challenge.pool': '9.000.000',
  }

  it('creates a challenge with its plan, and shows it again for editing', async () => {
    const page = await read('/company/programs/create?kind=challenge', owner)
    const key = hidden(page, 'key')
    const form = typed({ ...plan, kind: 'challenge', rewardType: 'points', key })
    const made = await post('/company/programs/create', owner, form)
    const id = /detail\/([^?]+)/.exec(made.headers.get('location') ?? '')?.[1]
    expect(await read(`/company/programs/detail/${id}`, owner)).toContain('Rp9.000.000')
    const edit = await read(`/company/programs/edit/${id}`, owner)
    for (const value of [`${year}-03-06T09:00`, '9.000.000', '30']) expect(edit).toContain(`value="${value}"`)
  })

  it('shows each error beside its field, and preserves what was typed', async () => {
    const key = hidden(await read('/company/programs/create', owner), 'key')
    const form = typed({
      ...plan,
      kind: 'challenge',
      rewardType: 'points',
      key,
      'challenge.endsAt': `${year}-03-06T09:30`,
    })
    const answer = await post('/company/programs/create', owner, form)
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html).toContain('Challenge berlangsung sedikitnya dua jam')
    expect(html).toContain(`value="${year}-03-06T09:30"`)
  })

  it('offers points to vulnerability management', async () => {
    const page = await read('/company/programs/create?kind=vulnerability_management', owner)
    const radio = (value: string) => new RegExp(`<input[^>]*value="${value}"[^>]*>`).exec(page)?.[0] ?? ''
    expect(radio('vulnerability_management')).toContain('checked')
    expect(radio('points')).toContain('checked')
    expect(await read('/company/programs/create?kind=lottery', owner)).toContain('value="bug_bounty"')
  })
})

describe('a vulnerability management program', () => {
  it('shows that it pays no money, tracks fixes, and requires no balance', async () => {
    const empty = await companyOwner('Dinas Kota')
    const id = await liveProgram(empty, team, {
      ...{ kind: 'vulnerability_management', rewardType: 'points', grid: null },
    })
    const who = await hunter()
    await join(who, id)
    for (const page of [await read(`/programs/${id}`), await read(inner(id), who)]) {
      expect(page).toContain('Imbalannya bukan uang')
      expect(page).not.toContain('Saldo perusahaan')
    }
    const company = await read(desk('company', id), empty)
    expect(company).toContain('Pelacakan perbaikan')
    expect(company).toContain('Tidak ada dana yang disisihkan')
    expect(company).not.toContain('Hadiah dan saldo')
    expect(await read(inner(id), who)).toContain('/submit-report/')
  })
})
