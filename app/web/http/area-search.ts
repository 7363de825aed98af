import { accountFilterOf, accountsSeenBy } from '#domain/account/status/accounts-for-team.server.ts'
import { mayManageMembers } from '#domain/company/member-policy.ts'
import { membersSeenBy } from '#domain/company/member-queries.server.ts'
import { incidentFilterOf } from '#domain/incident/incident-filter.ts'
import {
  assignedIncidents,
  incidentsSeenBy,
  reportedIncidents,
} from '#domain/incident/incident-lists.server.ts'
import { inquiriesSeenBy, inquiryFilterOf } from '#domain/inquiry/inquiry-queries.server.ts'
import { longestSearch } from '#domain/program/program-filter.ts'
import { programsFrom } from '#domain/program/program-queries.server.ts'
import { profilesNamed } from '#domain/publication/hunter-profile.server.ts'
import { listReports } from '#domain/report/report-list.server.ts'
import { referenceKey, referenceLeast } from '#domain/reward/bank-reference.ts'
import { payoutFilterOf, payoutsSeenBy } from '#domain/reward/payout/payouts-for-team.server.ts'
import { maySeeBalance } from '#domain/reward/reward-policy.ts'
import { topUpQueue, topUpsSeenBy } from '#domain/reward/top-up/top-up-queries.server.ts'
import { settings } from '#infra/settings.ts'
import { isBughunter, isCompany, isOperator, isRole, type Person } from '#kernel/actor.ts'
import { formatRupiah } from '#kernel/money.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { typedCode } from '#kernel/typed-code.ts'
import type { Visit } from './open.ts'

export type Hit = { id: string; title: string; detail: string; path: string }
export type HitGroup = {
  part:
    | 'reports'
    | 'programs'
    | 'payouts'
    | 'top_ups'
    | 'members'
    | 'profiles'
    | 'accounts'
    | 'incidents'
    | 'inquiries'
    | 'assigned_tickets'
    | 'own_tickets'
  hits: Hit[]
  /** Null where no one counted. */
  total: number | null
  /** The list with the same words. */
  list: string
}

const shown = 5

/** What an area has under some words: each part is asked as its own list is, so no one finds what they may not read. */
export async function searchFacts({ actor, url }: Visit): Promise<{ q: string; groups: HitGroup[] }> {
  refuseUnless(actor.kind === 'person', 'not_signed_in')
  const q = (url.searchParams.get('q') ?? '')
    .replaceAll('\0', '')
    .toWellFormed()
    .trim()
    .slice(0, longestSearch)
  if (q === '') return { q, groups: [] }
  const groups = await Promise.all(
    isRole(actor, 'incident')
      ? [ticketHits(actor, q, 'assigned_tickets'), ticketHits(actor, q, 'own_tickets')]
      : [reportHits(actor, q), programHits(actor, q), ...hitsOfRole(actor, q)],
  )
  return { q, groups: groups.filter(({ hits }) => hits.length > 0) }
}

/** Codes and references are asked for where the words may be one. */
function hitsOfRole(actor: Person, q: string): Promise<HitGroup>[] {
  if (isBughunter(actor)) return [profileHits(q)]
  const refers = /\d/.test(q) && referenceKey(q).length >= referenceLeast
  const money = refers && (isOperator(actor) || maySeeBalance(actor)) ? [topUpHits(actor, q)] : []
  if (!isOperator(actor)) return mayManageMembers(actor) ? [memberHits(actor, q), ...money] : money
  return [
    ...(typedCode(q, 'PO') ? [payoutHits(actor, q)] : []),
    ...money,
    ...[accountHits(actor, q), incidentHits(actor, q), inquiryHits(actor, q)],
  ]
}

const none = { rows: [] }

/** What has this code comes before what says it. */
async function reportHits(actor: Person, q: string): Promise<HitGroup> {
  const [{ rows: coded }, { rows: said, total }] = await Promise.all([
    typedCode(q, settings().brandSlug.toUpperCase())
      ? listReports(actor, { code: q }, { size: shown })
      : none,
    listReports(actor, { search: q }, { size: shown }),
  ])
  const others = said.filter(({ id }) => coded.every((one) => one.id !== id))
  const rows = [...coded, ...others].slice(0, shown)
  const own = actor.role === 'bughunter'
  const area = isOperator(actor) ? '/hello' : '/company'
  const pathOf = (hash: string, id: string) =>
    own ? `/bughunter/hacktivity/${hash}/${id}` : `${area}/reports/detail/${hash}/${id}`
  return {
    part: 'reports',
    total,
    list: own ? `/bughunter/hacktivity?${asked('search', q)}` : `${area}/reports?${asked('q', q)}`,
    hits: rows.map(({ id, hash, code, title, program }) => ({
      ...{ id, title, detail: [code, program.title].filter(Boolean).join(' · '), path: pathOf(hash, id) },
    })),
  }
}

async function programHits(actor: Person, q: string): Promise<HitGroup> {
  const place = isCompany(actor) ? { place: 'own' as const } : {}
  const { rows, total } = await programsFrom(actor, { search: q, ...place }, { size: shown })
  const root = isOperator(actor) ? '/hello' : isCompany(actor) ? '/company' : '/bughunter'
  return {
    part: 'programs',
    total,
    list: `${root}/programs?${asked('q', q)}`,
    hits: rows.map(({ id, title, companyName }) => ({
      ...{ id, title, detail: companyName, path: `${root}/programs/detail/${id}` },
    })),
  }
}

async function payoutHits(actor: Person, q: string): Promise<HitGroup> {
  const { rows } = await payoutsSeenBy(actor, payoutFilterOf(new URLSearchParams({ q })), { size: shown })
  const hits = rows.map(({ id, code, username, gross }) => ({
    ...{ id, title: code, detail: `${username} · ${formatRupiah(gross)}`, path: `/hello/payouts/${id}` },
  }))
  return { part: 'payouts', hits, total: null, list: `/hello/payouts?${asked('q', q)}` }
}

async function topUpHits(actor: Person, q: string): Promise<HitGroup> {
  const wanted = { reference: q, size: shown }
  const lists = isOperator(actor)
    ? await Promise.all([false, true].map((decided) => topUpQueue(actor, { ...wanted, decided })))
    : [await topUpsSeenBy(actor, wanted)]
  const list = isOperator(actor) ? '/hello/top-ups' : '/company/license'
  const hits = lists.flatMap(({ rows }, at) =>
    rows.map(({ id, reference, amount, bankName }) => ({
      ...{ id, title: reference, detail: [bankName, formatRupiah(amount)].filter(Boolean).join(' · ') },
      path: at === 0 ? list : `${list}?show=decided`,
    })),
  )
  return { part: 'top_ups', hits, total: null, list }
}

async function memberHits(actor: Person, q: string): Promise<HitGroup> {
  const { rows, total } = await membersSeenBy(actor, { part: q }, { size: shown })
  const hits = rows.map(({ id, name, email, mayChange }) => ({
    ...{ id, title: name, detail: email },
    path: mayChange ? `/company/team/edit/${id}` : '/company/team/member-list',
  }))
  return { part: 'members', hits, total, list: '/company/team/member-list' }
}

async function profileHits(q: string): Promise<HitGroup> {
  const names = await profilesNamed(q, shown)
  const hits = names.map((name) => ({ id: name, title: name, detail: `@${name}`, path: `/${name}` }))
  return { part: 'profiles', hits, total: null, list: '/bughunter/leaderboard' }
}

async function accountHits(actor: Person, q: string): Promise<HitGroup> {
  const { rows } = await accountsSeenBy(actor, accountFilterOf(new URLSearchParams({ q })))
  const hits = rows.slice(0, shown).map(({ id, username, email }) => ({
    ...{ id, title: username, detail: email, path: `/hello/accounts/${id}` },
  }))
  return { part: 'accounts', hits, total: null, list: `/hello/accounts?${asked('q', q)}` }
}

async function incidentHits(actor: Person, q: string): Promise<HitGroup> {
  const filter = incidentFilterOf(new URLSearchParams({ q }))
  const { rows, total } = await incidentsSeenBy(actor, filter, { size: shown })
  const hits = rows.map(({ id, title, code, application }) => ({
    ...{ id, title, detail: `${code} · ${application}`, path: `/hello/incidents/${id}` },
  }))
  return { part: 'incidents', hits, total, list: `/hello/incidents?${asked('q', q)}` }
}

/** The tickets of the incident area: those a person reported, and those they handle. */
async function ticketHits(
  actor: Person,
  q: string,
  part: 'assigned_tickets' | 'own_tickets',
): Promise<HitGroup> {
  const list = part === 'own_tickets' ? reportedIncidents : assignedIncidents
  const { rows, total } = await list(actor, { q, size: shown })
  const hits = rows.map(({ id, title, code, application }) => ({
    ...{ id, title, detail: `${code} · ${application}`, path: `/incident/tickets/${id}` },
  }))
  return { part, hits, total, list: `/incident?${asked('q', q)}` }
}

async function inquiryHits(actor: Person, q: string): Promise<HitGroup> {
  const filter = inquiryFilterOf(new URLSearchParams({ q }))
  const { rows, total } = await inquiriesSeenBy(actor, filter, { size: shown })
  const hits = rows.map(({ id, title, fullName }) => ({
    ...{ id, title: title ?? fullName, detail: fullName, path: `/hello/inquiries/${id}` },
  }))
  return { part: 'inquiries', hits, total, list: `/hello/inquiries?${asked('q', q)}` }
}

function asked(name: string, q: string): URLSearchParams {
  return new URLSearchParams({ [name]: q })
}
