import { describe, expect, it } from 'vitest'
import type { LogLine } from '#domain/report/company-log/company-log.ts'
import { companyLogTypes } from '#domain/report/company-log/company-log.ts'
import { actParts, actText } from './log-words.ts'

const line: LogLine = {
  ...{ at: new Date(0), type: 'report.commented', detail: null, address: null, device: null },
  who: { accountId: 'a', username: 'nusabank', name: null },
  object: { kind: 'report', code: 'CA-2026-000001-X', id: 'r', hash: 'h' },
  ...{ member: null, testAccount: null },
}
const program = { kind: 'program', title: 'Nusa API', id: 'p' } as const
const member = { id: 'm', name: 'Damar' }

describe('a line of the user log', () => {
  it('reads as a sentence after the name, with its object as a link', () => {
    expect(actText(line, 'id')).toBe('Menulis komentar pada laporan CA-2026-000001-X')
    expect(actParts(line, 'en').at(-2)).toEqual({
      text: 'CA-2026-000001-X',
      to: '/company/reports/detail/h/r',
    })
  })

  it('names no report or program its reader may not see, and links nowhere', () => {
    const hidden = { ...line, object: null }
    expect(actText(hidden, 'id')).toBe('Menulis komentar pada sebuah laporan')
    expect(actParts({ ...hidden, type: 'program.edited' }, 'en')).not.toContainEqual(
      expect.objectContaining({ to: expect.anything() }),
    )
  })

  it('distinguishes a grant from rights in a program, and has one link', () => {
    const grant: LogLine = { ...line, type: 'program.member_granted', object: program, member }
    expect(actText(grant, 'id')).toBe('Memberi Damar akses ke program Nusa API')
    const rights: LogLine = { ...grant, detail: 'rights' }
    expect(actText(rights, 'en')).toBe('Set the rights of Damar in program Nusa API')
    expect(actParts(rights, 'en').filter(({ to }) => to)).toHaveLength(1)
  })

  it.each(companyLogTypes)('fills every placeholder in %s', (type) => {
    for (const locale of ['id', 'en'] as const) expect(actText({ ...line, type }, locale)).not.toMatch(/[{}]/)
  })
})
