import { newId } from '@cakrawala/ids/ids'
import { describe, expect, it } from 'vitest'
import { saveDraftInput } from './report-input.ts'

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
