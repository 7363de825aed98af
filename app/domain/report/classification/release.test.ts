import { expect, it } from 'vitest'
import { adviceOf, classesOf, weaknessesOf } from '../../../../scripts/classes/read-release.ts'

const tree = {
  metadata: { release_date: '2030-01-02T00:00:00+00:00' },
  content: [
    {
      ...{ id: 'a', name: 'Group' },
      children: [
        {
          ...{ id: 'b', name: 'Kind ' },
          children: [
            { id: 'c', name: 'One', priority: 2 as const },
            { id: 'd', name: 'Two' },
          ],
        },
        { id: 'e', name: 'Bare', priority: 1 as const },
      ],
    },
  ],
}
const cwe = {
  metadata: {},
  content: [
    {
      id: 'a',
      cwe: ['CWE-16'],
      children: [{ id: 'b', cwe: ['CWE-79'], children: [{ id: 'c', cwe: null }] }],
    },
  ],
}
const nothing = 'AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:N'
const high = 'AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N'
const cvss = {
  metadata: { default: nothing },
  content: [{ id: 'a', children: [{ id: 'b', cvss_v3: high, children: [{ id: 'd', cvss_v3: nothing }] }] }],
}
const weaknesses = [
  { id: 79, name: 'XSS' },
  { id: 80, name: 'DEPRECATED', ended: '4' },
]
const old = (id: string, more = {}) => ({ id, name: id, priority: null, cwe: [79], cvss: null, ...more })

it('a class inherits what its mapping lacks, and what a release dropped ends with it', () => {
  const { classes, ...release } = classesOf({ tree, cwe, cvss }, weaknesses, [
    old('a.b.gone'),
    old('x', { ended: '2020-01-01' }),
  ])
  expect(release).toEqual({ release: '2030-01-02', categories: [{ id: 'a', name: 'Group' }] })
  expect(classes).toEqual([
    { id: 'a.b.c', name: 'Group > Kind > One', priority: 2, cwe: [79], cvss: `CVSS:3.1/${high}` },
    { id: 'a.b.d', name: 'Group > Kind > Two', priority: null, cwe: [79], cvss: null },
    // A category of CWE is no weakness.
    { id: 'a.e', name: 'Group > Bare', priority: 1, cwe: [], cvss: null },
    old('a.b.gone', { ended: '2030-01-02' }),
    old('x', { ended: '2020-01-01' }),
  ])
})

it('a class that has variants now stays, and the same release twice changes nothing', () => {
  const first = classesOf({ tree, cwe, cvss }, weaknesses, [old('a.b'), old('gone')])
  expect(first.classes.map(({ id, ended }) => [id, ended])).toEqual([
    ...[
      ['a.b', undefined],
      ['a.b.c', undefined],
      ['a.b.d', undefined],
      ['a.e', undefined],
    ],
    ['gone', '2030-01-02'],
  ])
  expect(classesOf({ tree, cwe, cvss }, weaknesses, first.classes)).toEqual(first)
})

it('a deprecated weakness ends, and one the list does not have yet stays', () => {
  const one = (id: string, status: string) => ({
    attr: { '@_ID': id, '@_Name': `W\n ${id}`, '@_Status': status },
  })
  const before = [{ id: 9999, name: 'Newer' }]
  const read = weaknessesOf({ 80: one('80', 'Deprecated'), 79: one('79', 'Draft') }, '5.0', before)
  expect(read).toEqual([{ id: 79, name: 'W 79' }, { id: 80, name: 'W 80', ended: '5.0' }, ...before])
  expect(weaknessesOf({ 80: one('80', 'Deprecated') }, '6.0', read)[1]).toMatchObject({ ended: '5.0' })
})

it('advice is text made safe, with web addresses alone', () => {
  const content = [
    {
      ...{ id: 'a', references: ['https://example.test/a', 'javascript:alert(1)', 'https://example.test/a'] },
      children: [{ id: 'e', remediation_advice: '**Do** <script>x</script>' }],
    },
    { id: 'gone', remediation_advice: 'No class' },
  ]
  expect(adviceOf({ tree, advice: { metadata: {}, content } })).toEqual({
    'a.e': {
      html: '<p><strong>Do</strong> &#x3C;script>x&#x3C;/script></p>',
      references: ['https://example.test/a'],
    },
  })
})
