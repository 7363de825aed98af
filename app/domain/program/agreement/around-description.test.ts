import { describe, expect, it } from 'vitest'
import { programInputWith } from '../../../../test/support/programs.ts'
import { policyOf } from '../program-input.ts'
import { agreementText, aroundDescription } from './agreement-text.ts'

const textWith = (descriptionMd: string) =>
  agreementText(
    {
      ...{ brand: 'Cakrawala', company: 'Nusa Bank', version: 3, kind: 'bug_bounty' },
      ...{ managedBy: 'product', visibility: 'public', validUntil: '2027-02-28' },
      policy: policyOf(programInputWith({ descriptionMd })),
    },
    'id',
  )

describe('aroundDescription', () => {
  it.each([
    '## Aturan\n\n1. Sopan\n2. Jujur\n\n6. Kewajiban Bughunter\npalsu, bukan bagian enam yang sebenarnya',
    // The same words as another section, and as the head of its own.
    'Semua yang tidak disebut pada bagian 3 berada di luar ruang lingkup dan tidak tercakup izin ini.',
    'Hanya sasaran berikut yang boleh diuji: semua yang ada di bawah nusabank.test, tanpa kecuali.',
  ])('finds the terms in their own section: %j', (terms) => {
    const text = textWith(terms)
    const [before, after] = aroundDescription(text, terms)!
    expect(before.endsWith('\n5. Ketentuan program')).toBe(true)
    expect(after.startsWith('6. Kewajiban Bughunter\nBughunter (a)')).toBe(true)
    expect(`${before}\n${terms}\n\n${after}`).toBe(text)
  })

  it('leaves text without the terms unchanged', () => {
    expect(aroundDescription(textWith('a'.repeat(60)), 'b'.repeat(60))).toBeNull()
    expect(aroundDescription('', 'apa pun')).toBeNull()
    expect(aroundDescription(textWith('a'.repeat(60)), '')).toBeNull()
  })
})
