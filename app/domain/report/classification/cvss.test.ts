import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandOfCvss } from '#kernel/risk-level.ts'
import { buildVector, changedMetrics, cvssMetrics, cvssVersions, parseCvss } from './cvss.ts'

// Published scores: FIRST's CVSS 3.1 examples document, by CVE.
const known31: [string, number][] = [
  ['AV:N/AC:L/PR:N/UI:R/S:C/C:L/I:L/A:N', 6.1], // CVE-2013-1937
  ['AV:N/AC:L/PR:L/UI:N/S:C/C:L/I:L/A:N', 6.4], // CVE-2013-0375
  ['AV:N/AC:H/PR:N/UI:R/S:U/C:L/I:N/A:N', 3.1], // CVE-2014-3566
  ['AV:N/AC:L/PR:L/UI:N/S:C/C:H/I:H/A:H', 9.9], // CVE-2012-1516
  ['AV:L/AC:L/PR:H/UI:N/S:U/C:L/I:L/A:L', 4.2], // CVE-2009-0783
  ['AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:H', 8.8], // CVE-2012-0384
  ['AV:L/AC:L/PR:N/UI:R/S:U/C:H/I:H/A:H', 7.8], // CVE-2015-1098
  ['AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N', 7.5], // CVE-2014-0160
  ['AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', 9.8], // CVE-2014-6271
  ['AV:N/AC:H/PR:N/UI:N/S:C/C:N/I:H/A:N', 6.8], // CVE-2008-1447
  ['AV:P/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', 6.8], // CVE-2014-2005
  ['AV:N/AC:L/PR:N/UI:N/S:C/C:L/I:N/A:N', 5.8], // CVE-2010-0467
  ['AV:N/AC:L/PR:N/UI:N/S:C/C:N/I:L/A:N', 5.8], // CVE-2012-1342
  ['AV:A/AC:L/PR:N/UI:N/S:C/C:H/I:N/A:H', 9.3], // CVE-2013-6014
  ['AV:N/AC:L/PR:L/UI:R/S:C/C:L/I:L/A:N', 5.4], // CVE-2014-9253
  ['AV:A/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', 8.8], // CVE-2011-1265
  ['AV:P/AC:L/PR:N/UI:N/S:U/C:N/I:H/A:N', 4.6], // CVE-2014-2019
  ['AV:N/AC:L/PR:N/UI:R/S:U/C:H/I:H/A:H', 8.8], // CVE-2015-0970
  ['AV:N/AC:H/PR:N/UI:N/S:U/C:H/I:H/A:N', 7.4], // CVE-2014-0224
  ['AV:N/AC:L/PR:N/UI:R/S:C/C:H/I:H/A:H', 9.6], // CVE-2012-5376
  ['AV:N/AC:L/PR:N/UI:N/S:C/C:H/I:H/A:H', 10],
  ['AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:N', 0],
  ['AV:P/AC:H/PR:H/UI:R/S:U/C:L/I:N/A:N', 1.6],
  ['AV:L/AC:H/PR:H/UI:N/S:C/C:N/I:L/A:H', 6.1],
  ['AV:N/AC:L/PR:N/UI:N/S:U/C:L/I:L/A:N', 6.5],
  ['AV:A/AC:H/PR:L/UI:R/S:U/C:L/I:L/A:L', 4.3],
  ['AV:N/AC:L/PR:H/UI:N/S:U/C:L/I:L/A:N', 3.8],
]
// FIRST's CVSS 4.0 examples by CVE, and corners computed with an independent calculator.
const known40: [string, number][] = [
  ['AV:L/AC:L/AT:P/PR:L/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N', 7.3], // CVE-2022-41741
  ['AV:N/AC:L/AT:P/PR:N/UI:P/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N', 7.7], // CVE-2020-3549
  ['AV:N/AC:L/AT:P/PR:N/UI:N/VC:H/VI:L/VA:L/SC:N/SI:N/SA:N', 8.3], // CVE-2023-3089
  ['AV:L/AC:L/AT:N/PR:N/UI:P/VC:N/VI:N/VA:L/SC:N/SI:N/SA:N', 4.8],
  ['AV:N/AC:L/AT:N/PR:N/UI:A/VC:N/VI:N/VA:N/SC:L/SI:L/SA:N', 5.1], // CVE-2022-21830
  ['AV:L/AC:L/AT:N/PR:H/UI:N/VC:N/VI:N/VA:N/SC:H/SI:N/SA:N', 5.9], // CVE-2023-21989
  ['AV:L/AC:L/AT:N/PR:L/UI:N/VC:H/VI:H/VA:H/SC:H/SI:H/SA:H', 9.3],
  ['AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N', 8.7], // CVE-2014-0160
  ['AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:H/SI:H/SA:H', 10], // CVE-2021-44228
  ['AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N', 9.3],
  ['AV:N/AC:L/AT:N/PR:N/UI:N/VC:N/VI:N/VA:N/SC:N/SI:N/SA:N', 0],
  ['AV:P/AC:H/AT:P/PR:H/UI:A/VC:L/VI:N/VA:N/SC:N/SI:N/SA:N', 1],
  ['AV:P/AC:H/AT:P/PR:H/UI:A/VC:N/VI:N/VA:N/SC:L/SI:N/SA:N', 1],
  ['AV:P/AC:L/AT:N/PR:N/UI:N/VC:N/VI:N/VA:N/SC:H/SI:H/SA:H', 4.7],
  ['AV:N/AC:L/AT:N/PR:L/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N', 8.7],
  ['AV:N/AC:L/AT:N/PR:H/UI:N/VC:L/VI:L/VA:N/SC:N/SI:N/SA:N', 5.1],
  ['AV:N/AC:L/AT:N/PR:N/UI:P/VC:N/VI:N/VA:N/SC:L/SI:L/SA:N', 5.3],
  ['AV:A/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:L/SI:L/SA:L', 8.7],
  ['AV:A/AC:H/AT:N/PR:L/UI:P/VC:L/VI:H/VA:N/SC:N/SI:L/SA:N', 4.3],
  ['AV:L/AC:H/AT:P/PR:H/UI:A/VC:H/VI:H/VA:L/SC:N/SI:N/SA:H', 6.7],
  ['AV:L/AC:L/AT:N/PR:N/UI:A/VC:H/VI:N/VA:L/SC:N/SI:N/SA:N', 6.8],
  ['AV:N/AC:H/AT:N/PR:N/UI:N/VC:L/VI:L/VA:L/SC:N/SI:N/SA:N', 6.3],
  ['AV:N/AC:H/AT:P/PR:N/UI:N/VC:H/VI:H/VA:N/SC:N/SI:N/SA:N', 9.1],
  ['AV:N/AC:L/AT:P/PR:L/UI:A/VC:N/VI:L/VA:N/SC:N/SI:N/SA:N', 2],
  ['AV:N/AC:L/AT:N/PR:N/UI:N/VC:N/VI:N/VA:H/SC:N/SI:N/SA:L', 8.7],
  ['AV:N/AC:L/AT:N/PR:N/UI:N/VC:L/VI:N/VA:N/SC:N/SI:N/SA:N', 6.9],
  ['AV:P/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N', 7],
  ['AV:A/AC:L/AT:P/PR:H/UI:P/VC:L/VI:L/VA:L/SC:H/SI:L/SA:N', 2],
]

describe('CVSS 3.1', () => {
  it.each(known31)('%s scores %f', (vector, score) => {
    expect(parseCvss(`CVSS:3.1/${vector}`)).toMatchObject({
      version: '3.1',
      score,
      severity: bandOfCvss(score),
    })
  })
})

describe('CVSS 4.0', () => {
  it.each(known40)('%s scores %f', (vector, score) => {
    expect(parseCvss(`CVSS:4.0/${vector}`)).toMatchObject({
      version: '4.0',
      score,
      severity: bandOfCvss(score),
    })
  })
})

const good31 = 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H'
const good40 = 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N'

describe('parseCvss', () => {
  it.each([
    ['nothing', ''],
    ['no version', good31.slice(9)],
    ['version 3.0', good31.replace('3.1', '3.0')],
    ['version 2', 'AV:N/AC:L/Au:N/C:C/I:C/A:C'],
    ['a missing metric', good31.replace('/A:H', '')],
    ['a doubled metric', `${good31}/A:H`],
    ['a doubled metric in place of another', good31.replace('/A:H', '/C:H')],
    ['an unknown metric', good31.replace('/A:H', '/Z:H')],
    ['an unknown value', good31.replace('/A:H', '/A:X')],
    ['an empty value', good31.replace('/A:H', '/A:')],
    ['a value of another metric', good31.replace('S:U', 'S:N')],
    ['a temporal metric', `${good31}/E:P`],
    ['a threat metric', `${good40}/E:A`],
    ['lower case', good31.toLowerCase()],
    ['space before', ` ${good31}`],
    ['space after', `${good31} `],
    ['a slash after', `${good31}/`],
    ['two colons', good31.replace('A:H', 'A:H:H')],
    ['a 4.0 metric in 3.1', good31.replace('/A:H', '/VA:H')],
    ['the wrong version', good40.replace('4.0', '3.1')],
    ['an inherited name', good31.replace('/A:H', '/__proto__:H')],
    ['too long', good31.padEnd(201, '/A:H')],
  ])('refuses %s', (_, vector) => {
    expect(parseCvss(vector)).toBeNull()
  })

  it('reads the metrics in any order and writes them in the canonical one', () => {
    for (const good of [good31, good40]) {
      const [head, ...parts] = good.split('/')
      expect(parseCvss([head, ...parts.toReversed()].join('/'))?.vector).toBe(good)
    }
  })

  it('returns for any text without throwing', () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => void parseCvss(`CVSS:3.1/${text}`)))
  })
})

const someChoices = (version: '3.1' | '4.0') =>
  fc.record(
    Object.fromEntries(
      cvssMetrics[version].map(({ code, values }) => [
        code,
        fc.constantFrom(...values.map((value) => value.code)),
      ]),
    ),
  )

describe.each(cvssVersions)('vectors of %s', (version) => {
  it('are parsed as they were chosen', () => {
    fc.assert(
      fc.property(someChoices(version), (choices) => {
        const vector = buildVector(version, choices)!
        expect(parseCvss(vector)).toMatchObject({ version, vector, choices })
      }),
    )
  })

  it('never score higher when one ordered metric becomes milder', () => {
    fc.assert(
      fc.property(someChoices(version), fc.nat(cvssMetrics[version].length - 1), (choices, at) => {
        const { code, values } = cvssMetrics[version][at]!
        const milder = values[values.findIndex((value) => value.code === choices[code]) + 1]
        if (milder === undefined) return
        const before = parseCvss(buildVector(version, choices)!)!.score
        expect(
          parseCvss(buildVector(version, { ...choices, [code]: milder.code })!)!.score,
        ).toBeLessThanOrEqual(before)
      }),
      { numRuns: 2000 },
    )
  })

  it('are not built from an incomplete form', () => {
    for (const { code } of cvssMetrics[version]) {
      const choices = { ...parseCvss(version === '3.1' ? good31 : good40)!.choices }
      delete (choices as Record<string, string>)[code]
      expect(buildVector(version, choices)).toBeNull()
    }
  })
})

describe('changedMetrics', () => {
  it('names the changes, and nothing else', () => {
    expect(changedMetrics(good31, good31)).toEqual([])
    expect(changedMetrics(good31, good31.replace('PR:N', 'PR:L').replace('A:H', 'A:N'))).toEqual([
      { metric: 'PR', from: 'N', to: 'L' },
      { metric: 'A', from: 'H', to: 'N' },
    ])
  })

  it('shows metrics of the other version as missing', () => {
    const changes = changedMetrics(good31, good40)
    expect(changes).toContainEqual({ metric: 'S', from: 'U', to: null })
    expect(changes).toContainEqual({ metric: 'AT', from: null, to: 'N' })
    expect(changes.some(({ metric }) => metric === 'AV')).toBe(false)
  })
})
