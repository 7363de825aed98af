import { newId } from '@cakrawala/ids/ids'
import { describe, expect, it } from 'vitest'
import { reportTexts } from '../../../test/support/report-scenario.ts'
import { saveDraftInput, submitReportInput } from './report-input.ts'

const draft = (more: Record<string, unknown>) => saveDraftInput.safeParse({ key: newId(), ...more })

describe('a draft as it is typed', () => {
  it('has a title on one line, without bidirectional control characters', () => {
    const typed = draft({ title: 'Celah\r\ndi \u202Egnp.exe\u2029akhir', pocMd: 'a\r\nb \u202Ec' })
    expect(typed.data).toMatchObject({ title: 'Celah di  gnp.exe akhir', pocMd: 'a\nb \u202Ec' })
  })

  it.each([
    ['2026-02-28T10:04', '2026-02-28T03:04:00.000Z'],
    ['2024-02-29T00:00', '2024-02-28T17:00:00.000Z'],
  ])('reads %s in Jakarta', (foundAt, moment) => {
    expect(draft({ foundAt }).data?.foundAt?.toISOString()).toBe(moment)
  })

  it.each(['2026-02-31T10:00', '2026-02-29T10:00', '2026-13-01T10:00', '1999-12-31T10:00', 'kemarin'])(
    'refuses the moment %s',
    (foundAt) => {
      expect(draft({ foundAt }).success).toBe(false)
    },
  )
})

describe('what is wrong with a report', () => {
  const foreign =
    'Log in as a normal user, then change the account number in the request and read the history of other people.'
  const typed = { ...reportTexts(), key: newId(), foundAt: '2026-01-02T10:04' }
  const faultsOf = (more: object) => {
    const issues = submitReportInput.safeParse({ ...typed, ...more }).error?.issues ?? []
    return issues.map(({ path, message }) => [path.join('.'), message])
  }

  it('is told at once', () => {
    const wrong = {
      ...{
        title: '',
        foundAt: '2999-01-01T00:00',
        vrtId: '',
        cweId: 'CWE-99999',
        cvssVector: 'CVSS:3.1/AV:N',
      },
      ...{ pocMd: foreign, impactMd: 'pendek', recommendationMd: foreign },
    }
    expect(Object.fromEntries(faultsOf(wrong).reverse())).toEqual({
      ...{ title: 'required', foundAt: 'in_future', vrtId: 'class_missing', cweId: 'class_unknown' },
      ...{ cvssVector: 'cvss_invalid', pocMd: 'not_indonesian', impactMd: 'too_short' },
      recommendationMd: 'not_indonesian',
    })
  })

  it.each([
    [{}, []],
    [{ pocMd: foreign }, [['pocMd', 'not_indonesian']]],
    [{ pocMd: 5 }, [['pocMd', expect.any(String)]]],
    [{ pocMd: `${foreign} `.repeat(500) }, [['pocMd', 'too_long']]],
  ])('is named, and nothing else (%#)', (more, faults) => {
    expect(faultsOf(more)).toEqual(faults)
  })

  it('is told of what is no report at all', () => {
    for (const nothing of [null, 5, 'a', [], undefined])
      expect(submitReportInput.safeParse(nothing).success).toBe(false)
  })
})
