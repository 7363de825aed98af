import { expect, test } from 'vitest'
import { roles } from '#kernel/actor.ts'
import { pagePatterns } from '../../../test/access/page-patterns.ts'
import { profilePlacesOf } from './profile-pages.ts'

test('every account page that tabs lead to is a page of the route table', () => {
  const pages = pagePatterns()
  const tabs = roles.flatMap((role) => profilePlacesOf({ role, admin: true }).map(({ path }) => path))
  expect(tabs.filter((path) => !pages.includes(path))).toEqual([])
})

test('tax settings are offered to the owner alone, the company profile to admins too', () => {
  const words = (role: 'company' | 'company_member', admin: boolean) =>
    profilePlacesOf({ role, admin }).map(({ word }) => word)
  expect(words('company', true)).toEqual(expect.arrayContaining(['company', 'npwp']))
  expect(words('company_member', true)).toContain('company')
  expect(words('company_member', true)).not.toContain('npwp')
  expect(words('company_member', false)).not.toContain('company')
})
