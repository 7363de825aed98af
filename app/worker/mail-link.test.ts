import { newId } from '@cakrawala/ids/ids'
import { matchPath } from 'react-router'
import { describe, expect, it, test } from 'vitest'
import { type MailKind, mailKinds } from '#i18n/mail-kinds.ts'
import { type Role, roles } from '#kernel/actor.ts'
import { pagePatterns } from '../../test/access/page-patterns.ts'
import { linkOf } from './mail-link.ts'

const nothing = { report: null, programId: null, accountId: null, incidentId: null }
const pages = pagePatterns().filter((pattern) => pattern !== '/:username' && !pattern.includes('*'))
const areas = { bughunter: '/bughunter', company: '/company', company_member: '/company' } as const

/** Who reads a kind of mail, by its first word. */
function readersOf(kind: MailKind): readonly Role[] {
  const [word] = kind.split('_')
  if (word === 'hunter') return ['bughunter']
  if (word === 'company') return ['company', 'company_member']
  return word === 'team' ? ['hello'] : roles
}

test('every mail links each of its readers to a page of their own area, or to one that is public', () => {
  const subjects = [nothing, { ...nothing, accountId: newId() }, { ...nothing, programId: newId() }]
  const wrong = mailKinds.flatMap((kind) =>
    readersOf(kind).flatMap((role) =>
      subjects.flatMap((subject) => {
        const [path = ''] = linkOf(kind, role, subject).split('?')
        const own = role in areas ? areas[role as keyof typeof areas] : `/${role}`
        const open = !/^\/(?:bughunter|company|hello|incident)(?:\/|$)/.test(path)
        const isPage = pages.some((pattern) => matchPath(pattern, path))
        return isPage && (open || path.startsWith(own)) ? [] : [`${kind} for ${role}: ${path}`]
      }),
    ),
  )
  expect(wrong).toEqual([])
})

describe('a mail about a step against an account', () => {
  const standing = {
    bughunter: '/bughunter/standing',
    company: '/company/standing',
    company_member: '/company/standing',
    hello: '/hello/standing',
    incident: '/incident/standing',
  } as const
  const kinds = ['coached', 'warned', 'suspended', 'sanction_lifted', 'appeal_upheld', 'appeal_rejected']

  it.each(roles)('links %s to the page where they read it and appeal', (role) => {
    for (const kind of kinds) expect(linkOf(`person_${kind}` as MailKind, role, nothing)).toBe(standing[role])
  })

  it('links those who cannot sign in any more to the terms', () => {
    for (const role of roles) expect(linkOf('person_ended', role, nothing)).toBe('/term-and-condition')
    expect(linkOf('person_locked_out', 'hello', nothing)).toBe('/term-and-condition')
  })
})

test('an alarm about a colleague links to that account', () => {
  const accountId = newId()
  for (const kind of ['team_session_moved', 'team_factor_reset', 'team_reading_alarm'] as const)
    expect(linkOf(kind, 'hello', { ...nothing, accountId })).toBe(`/hello/accounts/${accountId}`)
})
