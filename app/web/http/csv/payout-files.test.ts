import { expect, it } from 'vitest'
import type { PayoutView } from '#domain/reward/payout/payout-view.ts'
import { pdfText } from '../../../../test/support/pdf-text.ts'
import { slipPdf } from '../pdf/slip-pdf.server.ts'
import { csvFile } from './csv.ts'
import { bankBatchCsv, withholdingCsv } from './money-csv.ts'

const bait = '=HYPERLINK("http://x";"y")'

it('the batch for the bank preserves leading zeros and has no cell that begins a formula (EXP-01)', async () => {
  const batch = 'BT-20261123-0A1B2C'
  const lines = [
    {
      code: 'PO-2026-000001',
      provider: '014',
      number: '0012345678',
      holder: bait,
      net: 4_875_000n,
      batch,
    },
    { code: 'PO-2026-000002', provider: 'ovo', number: '+6281234567890', holder: '+62', net: 1n, batch },
  ]
  const file = await csvFile(bankBatchCsv('id'), { rows: lines, more: false }, 'id')
  const [, first, second] = file.toString().split('\r\n')
  expect(first).toBe(
    `"PO-2026-000001";"014";"BCA";"0012345678";"'=HYPERLINK(""http://x"";""y"")";"4875000";"BT-20261123-0A1B2C"`,
  )
  expect(second).toBe(`"PO-2026-000002";"ovo";"OVO";"6281234567890";"'+62";"1";"BT-20261123-0A1B2C"`)
})

const payout: PayoutView = {
  ...{ id: 'x', code: 'PO-2026-000001', state: 'paid', payee: 'resident', reference: 'BCA-0042' },
  ...{ gross: 5_000_000n, tax: 125_000n, net: 4_875_000n, failReason: null, returned: null },
  requestedAt: new Date('2026-11-20T03:00:00Z'),
  takenAt: new Date('2026-11-20T03:00:00Z'),
  settledAt: new Date('2026-11-21T03:00:00Z'),
  taxLines: [
    {
      scheme: 'non_employee',
      ruleId: 'pph21-non-employee-2024',
      ...{ gross: 5_000_000n, base: 2_500_000n, tax: 125_000n },
    },
  ],
  account: {
    ...{
      kind: 'bank',
      provider: '014',
      providerName: 'BCA',
      number: '••••5678',
      holder: 'Elang Jawa',
      state: 'matched',
    },
    ...{ namedAt: new Date(), usableFrom: new Date(), reason: null },
  },
}

it('the file for the tax office has payee, amount and rule', async () => {
  const [line] = payout.taxLines
  const known = {
    paidAt: new Date('2026-11-21T03:00:00Z'),
    code: payout.code,
    username: 'elang-jawa',
    name: bait,
  }
  const rows = [{ ...known, nikLast4: '0001', payee: 'resident' as const, ...line! }]
  const file = await csvFile(withholdingCsv('en'), { rows, more: false }, 'en')
  expect(file.toString().split('\r\n')[1]).toBe(
    `"2026-11-21 10:00:00","PO-2026-000001","elang-jawa","'=HYPERLINK(""http://x"";""y"")","0001","Resident taxpayer","Service fee (non-employee)","pph21-non-employee-2024","5000000","2500000","125000"`,
  )
})

it('the slip has the sums and the rule, shows markup as text, and no whole number (EXP-03)', async () => {
  const lines = [
    {
      ...{ kind: 'reward' as const, reportId: 'r', name: 'CA-2026-000001-X', round: null },
      ...{ amount: 5_000_000n, scheme: 'non_employee' as const },
    },
  ]
  const name = '<img src=http://x> Élang'
  const { words } = pdfText(await slipPdf({ payout, name, lines }, 'id'))
  const flat = words.replace(/\s+/g, '')
  for (const part of ['PO-2026-000001', 'Rp5.000.000', 'Rp125.000', 'Rp4.875.000', 'pph21-non-employee-2024'])
    expect(flat).toContain(part)
  expect(flat).toContain('<imgsrc=http://x>Élang')
  expect(flat).toContain('5678')
})
