import { describe, expect, it } from 'vitest'
import { judgeLanguage } from '../quality/indonesian-text.ts'
import data from './advice.json' with { type: 'json' }
import { searchClasses } from './class-search.ts'
import { categoryNames, classWords, terms, weaknessWords } from './class-words.ts'
import { parseCvss } from './cvss.ts'
import { cweDate, cweLabel, cweList, cweNamed, cweOf, cweVersion } from './cwe.ts'
import { folded } from './fold-words.ts'
import { indonesianAdvice, nearestOf } from './indonesian-advice.ts'
import { vrtCategories, vrtClasses, vrtNamed, vrtOf, vrtRelease } from './vrt.ts'

const inUse = vrtClasses.filter(({ ended }) => ended === undefined)
const paths = new Set(
  inUse.flatMap(({ id }) => id.split('.').map((_, at, all) => all.slice(0, at + 1).join('.'))),
)

describe('the vulnerability classes', () => {
  it('are those of the release: 30 categories and 329 classes, one older general class, and 7 that ended', () => {
    expect([vrtRelease, vrtCategories.length]).toEqual(['2024-07-18', 30])
    const general = inUse.filter(({ id }) => inUse.some((other) => other.id.startsWith(`${id}.`)))
    expect(general.map(({ id }) => id)).toEqual(['broken_access_control.idor'])
    expect(inUse.length - general.length).toBe(329)
    expect(vrtClasses.length - inUse.length).toBe(7)
  })

  it('have unique ids and names below a category, and a priority of 1 to 5 or none', () => {
    expect(new Set(vrtClasses.map(({ id }) => id)).size).toBe(vrtClasses.length)
    expect(new Set(vrtClasses.map(({ name }) => folded(name))).size).toBe(vrtClasses.length)
    const categories = new Map(vrtCategories.map(({ id, name }) => [id, name]))
    for (const { id, name, priority } of inUse) {
      expect(id).toMatch(/^[a-z0-9_]+(\.[a-z0-9_]+){0,2}$/)
      expect(name.split(' > ')[0]).toBe(categories.get(id.split('.')[0]!))
      expect(name).not.toMatch(/undefined|;/)
      expect([1, 2, 3, 4, 5, null]).toContain(priority)
    }
  })

  it('propose weaknesses in use and whole vectors alone', () => {
    for (const { id, cwe, cvss } of inUse) {
      for (const number of cwe)
        expect(cweOf(number), `${id} ${number}`).toMatchObject({ name: expect.any(String) })
      expect(
        cwe.filter((number) => cweOf(number)?.ended),
        id,
      ).toEqual([])
      if (cvss !== null) expect(parseCvss(cvss)?.vector, id).toBe(cvss)
    }
    expect(inUse.filter(({ cwe }) => cwe.length > 0).length).toBeGreaterThan(260)
    expect(inUse.filter(({ cvss }) => cvss !== null).length).toBeGreaterThan(240)
  })

  it.each([
    ['server_side_injection.sql_injection', 1, 89],
    ['cross_site_scripting_xss.stored.non_admin_to_anyone', 2, 79],
    ['broken_access_control.idor', null, 639],
    // Inherited: the mapping knows the node above.
    ['server_security_misconfiguration.server_side_request_forgery_ssrf.internal_high_impact', 2, 918],
    ['broken_access_control.idor.read_edit_delete_non_sensitive_information', 5, 639],
    ['server_security_misconfiguration.using_default_credentials', 1, 1392],
  ])('%s has priority %s and CWE-%i', (id, priority, cwe) => {
    expect(vrtOf(id)).toMatchObject({ id, priority })
    expect(vrtOf(id)?.cwe).toContain(cwe)
  })

  it('refuses other ids', () => {
    for (const id of ['', 'sql_injection', '__proto__', 'server_side_injection']) expect(vrtOf(id)).toBeNull()
  })

  it.each([
    'server_side_injection.sql_injection',
    'Server-Side Injection > SQL Injection',
    ' server-side injection  sql injection ',
  ])('are found by %j', (typed) => {
    expect(vrtNamed(typed)?.id).toBe('server_side_injection.sql_injection')
  })

  it('have advice: of the taxonomy for nearly all, in Indonesian for all in use', () => {
    expect(Object.keys(data.advice).filter((path) => !paths.has(path))).toEqual([])
    expect(inUse.filter(({ id }) => nearestOf(data.advice, id) === null).length).toBeLessThan(10)
    for (const { id } of inUse) expect(judgeLanguage(indonesianAdvice(id)!).verdict, id).toBe('indonesian')
    expect(indonesianAdvice('broken_cryptography.cryptographic_flaw.incorrect_usage')).toBeNull()
    expect(JSON.stringify(data.advice)).not.toMatch(/<script|javascript:|<img/i)
  })
})

describe('the weaknesses', () => {
  it('are those of the list, each once, in order of number', () => {
    const ids = cweList.map(({ id }) => id)
    expect([cweVersion, cweDate]).toEqual(['4.15', '2024-07-16'])
    expect(ids.length).toBe(965)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
    expect(cweList.filter(({ ended }) => ended).every(({ name }) => name.startsWith('DEPRECATED'))).toBe(true)
    expect(new Set(cweList.map((cwe) => folded(cweLabel(cwe)))).size).toBe(cweList.length)
  })

  it('include the CWE Top 25, and those that were missing', () => {
    const wanted = [
      79, 787, 89, 352, 22, 125, 78, 416, 862, 434, 94, 20, 77, 287, 269, 502, 200, 863, 918, 119, 476, 798,
      190, 400, 306, 1188, 404, 754, 126, 843,
    ]
    expect(wanted.filter((id) => cweOf(id) === null)).toEqual([])
  })

  it.each(['79', 'CWE-79', 'cwe-79', ' CWE-79 ', cweOf(79)!.name, `CWE-79 ${cweOf(79)!.name}`])(
    'are found by %j',
    (typed) => expect(cweNamed(typed)?.id).toBe(79),
  )

  it.each(['', 'CWE-', 'CWE-999999', '-79', '79.5', 'CWE 79', '4', 'CWE-79 SQL Injection', cweOf(24)!.name])(
    'are not found by %j',
    (typed) => expect(cweNamed(typed)).toBeNull(),
  )
})

describe('the search', () => {
  it.each([
    ['vrt', 'sql injection', 'server_side_injection.sql_injection'],
    ['vrt', 'suntikan sql', 'server_side_injection.sql_injection'],
    ['vrt', 'suntikan', 'server_side_injection.sql_injection'],
    ['vrt', 'SQL-Injeksi', 'server_side_injection.sql_injection'],
    ['vrt', 'server-side injection > sql', 'server_side_injection.sql_injection'],
    ['vrt', 'CWE-89', 'server_side_injection.sql_injection'],
    ['vrt', 'idor', 'broken_access_control.idor'],
    ['vrt', 'baca data pengguna lain', 'broken_access_control.idor'],
    ['vrt', 'kata sandi bawaan', 'server_security_misconfiguration.using_default_credentials'],
    ['cwe', '79', '79'],
    ['cwe', 'CWE-79', '79'],
    ['cwe', 'xss', '79'],
    ['cwe', 'unggah berkas', '434'],
    ['cwe', 'suntikan sql', '89'],
    ['cwe', '1188', '1188'],
    ['cwe', 'logika bisnis', '841'],
  ] as const)('of %s for %j finds %s first', (list, typed, value) => {
    expect(searchClasses(list, typed)[0]?.value).toBe(value)
  })

  it('offers nothing that ended, at most 20, and the nearest where nothing fits all words', () => {
    expect(searchClasses('vrt', 'server side request forgery').map(({ value }) => value)).not.toContain(
      'broken_access_control.server_side_request_forgery_ssrf.external',
    )
    expect(searchClasses('cwe', 'deprecated')).toEqual([])
    expect(searchClasses('cwe', '').length).toBe(20)
    expect(searchClasses('vrt', 'qqqq zzzz')).toEqual([])
    expect(searchClasses('cwe', 'CWE-99999')).toEqual([])
    expect(searchClasses('vrt', 'qqqq clickjacking').length).toBeGreaterThan(0)
  })

  it('has words for every category, and none for what is not there', () => {
    expect(Object.keys(categoryNames)).toEqual(vrtCategories.map(({ id }) => id))
    expect(Object.keys(classWords).filter((path) => !paths.has(path))).toEqual([])
    expect(Object.keys(weaknessWords).filter((id) => cweOf(Number(id)) === null)).toEqual([])
    const english = new Set([...vrtClasses, ...cweList].flatMap(({ name }) => folded(name).split(' ')))
    const idle = Object.values(terms).flatMap((words) =>
      words.split(' ').filter((word) => !english.has(word)),
    )
    expect(idle).toEqual([])
  })
})
