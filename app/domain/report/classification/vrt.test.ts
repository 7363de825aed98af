import { describe, expect, it } from 'vitest'
import { cweList, cweOf } from './cwe.ts'
import { vrtCategories, vrtClasses, vrtOf } from './vrt.ts'

describe('the vulnerability classes', () => {
  it('have unique ids below their category, a name and a priority of 1 to 5 or none', () => {
    expect(new Set(vrtClasses.map(({ id }) => id)).size).toBe(vrtClasses.length)
    for (const { id, name, category, categoryName, priority } of vrtClasses) {
      expect(id === category || id.startsWith(`${category}.`)).toBe(true)
      expect(id).toMatch(/^[a-z0-9_]+(\.[a-z0-9_]+){0,2}$/)
      expect(name.trim()).toBe(name)
      expect([name.length > 0, categoryName.length > 0]).toEqual([true, true])
      expect([1, 2, 3, 4, 5, null]).toContain(priority)
    }
  })

  it('leave no category empty', () => {
    expect(vrtCategories.length).toBeGreaterThan(15)
    for (const { classes } of vrtCategories) expect(classes.length).toBeGreaterThan(0)
  })

  it('reference only weaknesses with a name', () => {
    for (const { id, cwe } of vrtClasses)
      for (const number of cwe) expect(cweOf(number), `${id} ${number}`).not.toBeNull()
  })

  it.each([
    ['server_side_injection.sql_injection', 1, 89],
    ['cross_site_scripting_xss.stored.non_admin_to_anyone', 2, 79],
    ['broken_access_control.idor', null, 639],
    ['unvalidated_redirects_and_forwards.open_redirect.get_based', 4, 601],
    ['server_security_misconfiguration.using_default_credentials', 1, 1392],
  ])('%s has priority %s and CWE-%i', (id, priority, cwe) => {
    expect(vrtOf(id)).toMatchObject({ id, priority })
    expect(vrtOf(id)?.cwe).toContain(cwe)
  })

  it('refuses other ids', () => {
    for (const id of ['', 'sql_injection', '__proto__', 'server_side_injection']) expect(vrtOf(id)).toBeNull()
  })
})

describe('the weaknesses', () => {
  it('are at least 120, each once, in order of number', () => {
    const ids = cweList.map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(120)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
  })

  it('include the CWE Top 25', () => {
    const top = [
      79, 787, 89, 352, 22, 125, 78, 416, 862, 434, 94, 20, 77, 287, 269, 502, 200, 863, 918, 119, 476, 798,
      190, 400, 306,
    ]
    expect(top.filter((id) => cweOf(id) === null)).toEqual([])
  })

  it.each([79, '79', 'CWE-79', 'cwe-79', ' CWE-79 '])('are found by %j', (id) => {
    expect(cweOf(id)?.name).toContain('Cross-site Scripting')
  })

  it.each(['', 'CWE-', 'CWE-999999', '-79', 79.5, Number.NaN, 'CWE 79', 4])('are not found by %j', (id) => {
    expect(cweOf(id)).toBeNull()
  })
})
