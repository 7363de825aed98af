import { catalogue } from './catalogue.ts'

type Facts = {
  brand: string
  code: string
  name: string
  email: string
  application: string
  title: string
  kind: string
  severity: string
  personalData: boolean
  vital: boolean
  receivedAt: string
  description: string
  chronology: string
  impact: string
  contact: string
}

/** The letter to the response team of the sector, with the content Perban BSSN 1/2024 Art. 15(4) asks for. It is written in Indonesian, whatever its maker reads. */
export const incidentLetterWords = catalogue({
  id: {
    button: 'Unduh surat untuk CSIRT sektor',
    hint: 'Naskah siap kirim: kontak, uraian, kronologi, dan akibat.',
    text: (facts: Facts) => letter(facts),
  },
  en: {
    button: 'Download the letter to the sector CSIRT',
    hint: 'Ready to send, in Indonesian: contact, description, chronology and impact.',
    text: (facts: Facts) => letter(facts),
  },
})

function letter(facts: Facts): string {
  const { brand, code, kind, severity, personalData, vital } = facts
  const yesNo = (yes: boolean) => (yes ? 'ya' : 'tidak')
  return `Kepada Yth. Tim Tanggap Insiden Siber (CSIRT) Sektor
Tembusan: Tim Tanggap Insiden Siber Nasional

Perihal: Laporan insiden siber ${code}

Sesuai Peraturan BSSN Nomor 1 Tahun 2024 Pasal 15, kami sampaikan laporan berikut.

1. KONTAK
Pelapor: ${facts.name} <${facts.email}>
Penanggap: ${facts.contact}

2. URAIAN INSIDEN
Insiden: ${facts.title}
Sistem: ${facts.application}
Jenis: ${kind}
Dampak: ${severity}
Infrastruktur informasi vital: ${yesNo(vital)}
Data pribadi bocor: ${yesNo(personalData)}
Diterima: ${facts.receivedAt}

${facts.description}

3. KRONOLOGI
${facts.chronology}

4. AKIBAT
${facts.impact}

Hormat kami,
${brand}
`
}
