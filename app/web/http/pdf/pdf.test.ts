import { AsyncLocalStorage } from 'node:async_hooks'
import diagnostics from 'node:diagnostics_channel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { IncidentAssessment, IncidentForHandler } from '#domain/incident/incident-view.ts'
import type { AgreementDocument } from '#domain/program/agreement/agreement-queries.server.ts'
import type { OwnLetter } from '#domain/program/letter/letter-view.ts'
import type { ReportCore } from '#domain/report/report-view.ts'
import type { CertificateView } from '#domain/reward/certificate/certificate.ts'
import { timelineSentences } from '#web/parts/report/timeline-sentences.ts'
import { pdfText } from '../../../../test/support/pdf-text.ts'
import { agreementPdf } from './agreement-pdf.server.ts'
import { certificatePdf } from './certificate-pdf.server.ts'
import { incidentLetterPdf } from './incident-letter-pdf.server.ts'
import { letterPdf } from './letter-pdf.server.ts'
import { reportPdf } from './report-pdf.server.ts'

const bait =
  '<iframe src="file:///etc/passwd"></iframe><img src=http://169.254.169.254/latest/meta-data> <script>x</script>'
const certificate: CertificateView = {
  ...{
    code: 'AbcdefghijKLMNOPQRST12',
    bughunter: 'elang-jawa',
    kind: 'bug_bounty',
    class: 'high',
    challenge: null,
  },
  ...{ program: `Program ${bait}`, company: `PT ${bait}`, issuedAt: new Date('2026-11-21'), revokedAt: null },
}
const letter: OwnLetter = {
  ...{ code: 'AbcdefghijKLMNOPQRST12', state: 'valid', kind: 'bug_bounty', bughunter: 'elang-jawa' },
  ...{ fullName: `Élang Žižka Прывітанне ${bait}`, company: `PT ${bait}`, revokeReason: null },
  ...{ from: new Date('2026-11-21'), until: '2027-01-31', version: 3, textHash: 'ab'.repeat(32) },
  policy: {
    ...{
      title: `Program ${bait}`,
      summary: '',
      descriptionMd: '',
      publicationRules: '',
      rewardType: 'points',
    },
    scope: [
      { type: 'api', target: `https://api.nusabank.test/${bait}`, note: '' },
      ...Array.from({ length: 60 }, (_, i) => ({
        type: 'web' as const,
        target: `https://${i}.test`,
        note: '',
      })),
    ],
    ...{ outOfScope: ['Serangan yang membuat layanan tidak tersedia'], grid: null, otherRewards: null },
  },
}

const moment = new Date('2026-11-21T07:32:00Z')
const agreement: AgreementDocument = {
  ...{ id: 'x', hash: 'AbcdefghijKLMNOPQRST12', programId: 'x', title: `Program ${bait}`, version: 3 },
  ...{ companyName: `PT ${bait}`, versionAt: moment, textHash: 'ab'.repeat(32), bughunter: 'elang-jawa' },
  ...{ acceptedAt: moment, address: '203.0.113.9', device: `Firefox ${bait}`, current: true },
  provenBy: 'mail',
  ...{ letterCode: 'AbcdefghijKLMNOPQRST12', signer: { fullName: `Élang ${bait}`, nikLast4: '0001' } },
  text: { id: `NASKAH ${bait}\n\n1. Para pihak`, en: 'TEXT\n\n1. Parties' },
  terms: { typed: '', html: '' },
}
const escaped = bait.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const report: ReportCore = {
  ...{ id: 'x', hash: 'y', code: 'CA-2026-000001-7', title: `Judul ${bait}`, target: bait },
  program: {
    ...{ id: 'x', title: 'Program', managedBy: 'company', companyName: 'PT Nusa', rewardType: 'points' },
  },
  ...{
    policyVersion: { pinned: 1, current: 2 },
    reporter: { username: 'elang-jawa' },
    rating: 'open',
    stage: 'valid',
  },
  ...{ closeReason: null, fix: 'open', reward: 'none', status: 2, vulnerabilityStatus: 0, next: 'company' },
  ...{ foundAt: moment, vrtId: null, vrtName: null, vrtOther: bait, cvssVector: null },
  ...{ cweId: 79, cweName: bait, cweOther: null },
  ...{ cvssScore: null, claimedLevel: 8, triagedLevel: null, riskLevel: null, closeNote: null },
  pocHtml: `<p>Langkah ${escaped}</p><ol start="2"><li>Buka <b>halaman</b><ul><li>Masuk</li></ul></li><li><p>Kirim</p><ol><li>Ulangi</li></ol></li></ol><pre><code>GET / HTTP/1.1\n  Host: a\n</code></pre>`,
  ...{ impactHtml: '<p>Dampak</p>', recommendationHtml: '<p>Saran</p>', revision: 1, createdAt: moment },
  ...{ updatedAt: moment, submittedAt: moment, validAt: null, ratedAt: null, closedAt: null },
  files: [{ id: 'f', name: bait, mediaType: 'image/png', size: 1, holdsSecrets: false, attachedAt: moment }],
  ...{
    ratings: [],
    clocks: [],
    timeline: [],
    retestAnswer: null,
    retestProof: null,
    ratingAnswer: null,
    appealAnswer: null,
    moves: [],
    appeal: null,
    summary: null,
    maySummarize: false,
    audiences: [],
  },
}

const ticket: IncidentForHandler = {
  ...{
    id: 'x',
    code: 'CAI-2026-000001-7',
    state: 'verified',
    title: `Server terkunci ${bait}`,
    application: bait,
  },
  ...{ description: bait, receivedAt: moment, kind: 'ransomware', severity: 'high', rejectReason: null },
  ...{ entries: [], files: [], mayNote: false, spam: false, name: 'elang-jawa', email: 'elang@klinik.test' },
  ...{ locale: 'id', hasAccount: true, assignee: null, clocks: [], mayTake: false, mayAssign: false },
  ...{ mayHandle: true, mayClear: false, assessment: null },
}
const judged: IncidentAssessment = {
  ...{ kind: 'ransomware', severity: 'high', personalData: true, vital: false },
  ...{ chronology: `Pukul 06.00 ${bait}`, impact: 'Rekam medis tidak dapat dibuka.' },
}

const later = (at: Date, seconds: number) => new Date(+at + seconds * 1000)

/** Letters of a text in one line, however the document broke it. */
const flat = (words: string) => words.replace(/\s+/g, '')

// EXP-03. A naive version prints a page of HTML with a browser, which follows what names say.
describe('EXP-03 PDF documents with markup in their names', () => {
  const asked: unknown[] = []
  // Other work of this process may open connections meanwhile.
  const drawing = new AsyncLocalStorage<true>()
  const hear = (message: unknown) => {
    if (drawing.getStore()) asked.push(message)
  }
  const channels = ['net.client.socket', 'http.client.request.start', 'undici:request:create']
  beforeAll(() => {
    for (const channel of channels) diagnostics.subscribe(channel, hear)
  })
  afterAll(() => {
    for (const channel of channels) diagnostics.unsubscribe(channel, hear)
  })

  it.each([
    ['a certificate', () => certificatePdf(certificate, 'id')],
    ['a letter', () => letterPdf(letter, 'id')],
    ['an agreement', () => agreementPdf(agreement, 'en')],
    ['a report', () => reportPdf(report, 'id')],
    ['a letter about an incident', () => incidentLetterPdf(ticket, judged)],
  ])('%s shows it as text, with its own fonts, and loads nothing', async (_, draw) => {
    asked.length = 0
    const pdf = await drawing.run(true, draw)
    expect(asked).toHaveLength(0)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const { words, fonts, objects } = pdfText(pdf)
    expect(flat(words)).toContain(flat(bait))
    expect(words).toContain('elang-jawa')
    expect(new Set(fonts.map((font) => font.replace(/^[A-Z]{6}\+/, '')))).toEqual(
      new Set(
        fonts.some((font) => font.includes('Mono'))
          ? ['PlusJakartaSans-Regular', 'JetBrainsMono-Regular']
          : ['PlusJakartaSans-Regular'],
      ),
    )
    expect(fonts.every((font) => /^[A-Z]{6}\+/.test(font))).toBe(true)
    expect(objects).not.toMatch(/\/(?:URI|JavaScript|JS|Launch|EmbeddedFile|OpenAction|AA|Annots \[ ?\d)/)
  })

  it('write names of other scripts, and a question mark for characters no font has', async () => {
    expect(flat(pdfText(await letterPdf(letter, 'id')).words)).toContain('ÉlangŽižkaПрывітанне')
    const foreign = { ...certificate, program: '日本 نص 😀 Nusa', company: 'a\u202eb\u0000c' }
    const { words } = pdfText(await certificatePdf(foreign, 'en'))
    expect(words).toContain('?')
    expect(words).toContain('Nusa')
    for (const sign of ['\u202e', '\u0000']) expect(words).not.toContain(sign)
  })

  it('name no private program, and show when it was revoked', async () => {
    const hidden = { ...certificate, program: null, company: null, revokedAt: new Date('2026-11-22') }
    const { words } = pdfText(await certificatePdf(hidden, 'id'))
    expect(words).not.toContain('iframe')
    expect(flat(words)).toContain(flat('satu program privat (Bug bounty)'))
    expect(flat(words)).toContain(flat('DICABUT pada 22 Nov 2026'))
  })

  it('have as many pages as the scope needs', async () => {
    const pdf = await letterPdf(letter, 'en')
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(1)
    expect(flat(pdfText(pdf).words)).toContain(flat('https://59.test'))
  })

  it('an agreement has its text as it was hashed, with who accepted it, when and from where', async () => {
    const words = flat(pdfText(await agreementPdf(agreement, 'id')).words)
    for (const one of ['1.Parapihak', 'ab'.repeat(32), '0001', '203.0.113.9', '21Nov2026,14.32WIB'])
      expect(words).toContain(one)
    expect(words).not.toContain('Parties')
    const theirs = { ...agreement, address: '', device: '', signer: null }
    const seen = flat(pdfText(await agreementPdf(theirs, 'id')).words)
    for (const one of ['0001', '203.0.113.9', 'Élang', 'Firefox']) expect(seen).not.toContain(one)
  })

  it('a letter about an incident has the four parts the regulation requires', async () => {
    const words = flat(pdfText(await incidentLetterPdf(ticket, judged)).words)
    for (const one of ['1. Kontak', '2. Uraian insiden', '3. Kronologi', '4. Akibat', 'elang@klinik.test'])
      expect(words).toContain(flat(one))
    for (const one of [
      'CAI-2026-000001-7',
      'Data pribadi bocorya',
      'vitaltidak',
      'Pukul 06.00',
      'Rekam medis',
    ])
      expect(words).toContain(flat(one))
  })

  it('an agreement shows marked terms as intended, and again letter by letter', async () => {
    const typed = '## Aturan\n\n- **Sopan**'
    const around = (head: string) => `1. ${head}\n${typed}\n\n2. Akhir\nSelesai.\n`
    const html = '<h3>Aturan</h3>\n<ul>\n<li><strong>Sopan</strong></li>\n</ul>'
    const marked = { ...agreement, text: { id: around('Ketentuan'), en: around('Terms') } }
    const words = async (terms: typeof agreement.terms) =>
      flat(pdfText(await agreementPdf({ ...marked, terms }, 'id')).words)
    const shown = await words({ typed, html })
    expect(shown).toContain('1.KetentuanAturan•Sopan2.AkhirSelesai.')
    expect(shown.split('1.Ketentuan##Aturan-**Sopan**2.Akhir')).toHaveLength(2)
    expect(shown.indexOf('##')).toBeGreaterThan(shown.indexOf('203.0.113.9'))
    const plain = await words({ typed: 'lain', html: '<p>lain</p>' })
    expect(plain.split('##Aturan')).toHaveLength(2)
  })

  it('a report has its steps in lines', async () => {
    const { words } = pdfText(await reportPdf(report, 'id'))
    for (const one of ['2.Bukahalaman•Masuk3.Kirim3.1.Ulangi', 'GET/HTTP/1.1', 'CA-2026-000001-7', 'Tinggi'])
      expect(flat(words)).toContain(one)
  })

  it('a report has its English summary, with who wrote it, in a document of either language', async () => {
    const summary = {
      text: 'A stored script.\nIt runs for tellers.',
      by: 'reporter',
      at: moment,
      revision: 1,
    } as const
    for (const [locale, by] of [
      ['id', 'Ditulis bughunter'],
      ['en', 'Written by the bughunter'],
    ] as const) {
      const { words } = pdfText(await reportPdf({ ...report, summary }, locale))
      for (const one of ['A stored script.', 'It runs for tellers.', by])
        expect(flat(words)).toContain(flat(one))
    }
    expect(flat(pdfText(await reportPdf(report, 'en')).words)).not.toContain('Englishsummary')
  })

  it('a report has its history in the language asked, without notes that some on it may not read', async () => {
    const by = { kind: 'company', name: null, picture: null } as const
    const timeline: ReportCore['timeline'] = [
      {
        kind: 'event',
        key: '1',
        at: moment,
        by,
        type: 'report.moved',
        facts: { move: 'close_invalid', closeReason: 'informative' },
      },
      { kind: 'event', key: '2', at: later(moment, 2), by, type: 'report.rated', facts: { from: 7, to: 8 } },
      {
        kind: 'comment',
        key: '3',
        at: later(moment, 4),
        by,
        audience: 'all',
        bodyHtml: '<p>Terima <b>kasih</b></p>',
        files: [],
      },
      {
        kind: 'comment',
        key: '4',
        at: later(moment, 6),
        by,
        audience: 'company',
        bodyHtml: '<p>rahasia</p>',
        files: [],
      },
    ]
    const said = {
      id: ['Riwayat', 'PT Nusa', 'Tinggi 7 › Tinggi 8', 'PT Nusa menulis'],
      en: ['History', 'High 7 › High 8', 'PT Nusa wrote'],
    }
    for (const locale of ['id', 'en'] as const) {
      const words = flat(pdfText(await reportPdf({ ...report, timeline }, locale)).words)
      for (const one of [...said[locale], 'Terima kasih']) expect(words).toContain(flat(one))
      expect(words).not.toContain('rahasia')
      const page = timelineSentences(locale, () => 'PT Nusa')
      for (const entry of timeline)
        if (entry.kind === 'event') expect(words).toContain(flat(page(entry)).replaceAll('→', '›'))
    }
  })

  it('a report with a very long history has its newest steps', async () => {
    const by = { kind: 'system', name: null, picture: null } as const
    const timeline: ReportCore['timeline'] = Array.from({ length: 700 }, (_, i) => ({
      ...{
        kind: 'comment',
        key: String(i),
        at: later(moment, i * 2),
        by,
        audience: 'all',
        bodyHtml: `<p>nomor-${i}-x</p>`,
        files: [],
      },
    }))
    const words = flat(pdfText(await reportPdf({ ...report, timeline }, 'id')).words)
    expect(words).toContain('nomor-699-x')
    expect(words).not.toContain('nomor-199-x')
    expect(words).toContain(flat('200 entri sebelumnya'))
  })
})
