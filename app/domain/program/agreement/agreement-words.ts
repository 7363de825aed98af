import type { Locale } from '#kernel/locale.ts'
import type { Manager, ProgramKind, ScopeType } from '../program.ts'
import type { RewardedBand } from '../reward-grid.ts'

// These texts are part of the signed agreement, so they are beside it and not in the catalogues: changing one
// changes every later agreement. Versions already written keep theirs.

export const kindNames: Record<Locale, Record<ProgramKind, string>> = {
  id: {
    bug_bounty: 'Bug bounty',
    challenge: 'Challenge',
    vulnerability_management: 'Vulnerability management',
  },
  en: {
    bug_bounty: 'Bug bounty',
    challenge: 'Challenge',
    vulnerability_management: 'Vulnerability management',
  },
}

export const managerNames: Record<Locale, Record<Manager, (brand: string) => string>> = {
  id: { company: () => 'Perusahaan', product: (brand) => `tim ${brand} atas nama Perusahaan` },
  en: { company: () => 'the Company', product: (brand) => `the ${brand} team on behalf of the Company` },
}

export const bandNames: Record<Locale, Record<RewardedBand, string>> = {
  id: { low: 'Rendah', medium: 'Sedang', high: 'Tinggi', critical: 'Kritis' },
  en: { low: 'Low', medium: 'Medium', high: 'High', critical: 'Critical' },
}

export const typeNames: Record<Locale, Record<ScopeType, string>> = {
  id: {
    web: 'Web',
    api: 'API',
    android: 'Android',
    ios: 'iOS',
    desktop: 'Desktop',
    source_code: 'Kode sumber',
    network: 'Jaringan',
    cloud: 'Cloud',
    hardware: 'Perangkat keras',
    other: 'Lainnya',
  },
  en: {
    web: 'Web',
    api: 'API',
    android: 'Android',
    ios: 'iOS',
    desktop: 'Desktop',
    source_code: 'Source code',
    network: 'Network',
    cloud: 'Cloud',
    hardware: 'Hardware',
    other: 'Other',
  },
}

type Facts = {
  brand: string
  company: string
  version: number
  validUntil: string
  visibility: 'public' | 'private'
  policy: { title: string }
}

const id = {
  title: ({ policy }: Facts) => `PERJANJIAN PENGUJIAN KEAMANAN: ${policy.title}`,
  subtitle: ({ company, version }: Facts) => `${company} · versi ${version}`,
  frame: ({ kind, manager }: { kind: string; manager: string }) =>
    `Jenis program: ${kind}. Program ini dikelola oleh ${manager}.`,
  parties: 'Para pihak',
  partiesText: ({ company, brand }: Facts) =>
    `Perjanjian ini berlaku antara ${company} ("Perusahaan"), bughunter terverifikasi yang menyetujuinya ("Bughunter"), dan ${brand} sebagai penyelenggara platform ("Platform"). Naskah berbahasa Indonesia adalah naskah yang mengikat.`,
  permission: 'Izin dan masa berlaku',
  permissionText: ({ validUntil, visibility }: Facts) =>
    `Perusahaan memberi Bughunter izin tertulis untuk menguji sistem pada ruang lingkup di bawah ini, sejak perjanjian ini disetujui sampai dengan ${validUntil} pukul 23.59 WIB. Izin ini bersifat pribadi dan tidak dapat dialihkan. Perubahan ketentuan program membuat versi baru yang harus disetujui lagi sebelum pengujian dilanjutkan. Perusahaan menjamin bahwa ia berhak memberi izin ini atas setiap sasaran pada ruang lingkup, sebagai pemiliknya atau dengan izin tertulis pemiliknya, dan menanggung tuntutan pihak ketiga terhadap Bughunter dan Platform yang timbul karena jaminan ini tidak benar.${visibility === 'private' ? ' Program ini hanya untuk undangan: keberadaan dan isinya wajib dirahasiakan.' : ''}`,
  scope: 'Ruang lingkup',
  scopeText: 'Hanya sasaran berikut yang boleh diuji:',
  outOfScope: 'Di luar ruang lingkup',
  outOfScopeRest:
    'Semua yang tidak disebut pada bagian 3 berada di luar ruang lingkup dan tidak tercakup izin ini.',
  description: 'Ketentuan program',
  conduct: 'Kewajiban Bughunter',
  conductText: ({ brand }: Facts) =>
    `Bughunter (a) berhenti pada bukti pertama dan membuka paling banyak 3 catatan data pribadi yang diperlukan sebagai bukti; (b) tidak menyimpan, menyalin, atau membagikan data milik orang lain, dan menghapusnya setelah laporan ditutup; (c) tidak mengganggu layanan, tidak melakukan rekayasa sosial, dan tidak memasang akses permanen; (d) melaporkan temuan hanya melalui ${brand} dalam bahasa Indonesia; (e) menjaga kerahasiaan temuan sampai publikasi disetujui; (f) segera menyatakan bila tanpa sengaja melampaui ruang lingkup.`,
  rewards: 'Imbalan per kerentanan',
  rewardsText:
    'Imbalan mengikuti tingkat risiko yang ditetapkan setelah verifikasi dan penilaian. Poin diberikan untuk setiap laporan valid, apa pun jenis imbalannya. Ketentuan imbalan yang berlaku adalah versi program pada saat laporan dikirim.',
  retestText: ({ amount }: { amount: string }) =>
    `Uji ulang yang diminta dan dijawab Bughunter dibayar ${amount} setiap kali diputuskan, apa pun hasilnya.`,
  pointsOnly: '- Program ini memberi poin saja.',
  publication: 'Publikasi',
  publicationText:
    'Publikasi hanya boleh setelah kerentanan diperbaiki, laporan berstatus Ditutup, dan Perusahaan menyetujui isinya.',
  safeHarbor: 'Perlindungan (safe harbor) dan arti "tanpa hak"',
  safeHarborText: ({ company }: Facts) =>
    `Pasal 30 Undang-Undang Informasi dan Transaksi Elektronik melarang mengakses sistem elektronik milik orang lain dengan sengaja dan "tanpa hak". Dengan perjanjian ini ${company} memberikan hak itu: akses dan pengujian di dalam ruang lingkup, selama masa berlaku, dan menurut kewajiban pada bagian 6, bukan akses "tanpa hak". Perusahaan tidak akan menuntut maupun melaporkan Bughunter atas pengujian tersebut. Langkah di luar ruang lingkup tidak tercakup izin ini; langkah yang tidak disengaja dan segera dinyatakan dianggap beriktikad baik.`,
  end: 'Pengakhiran',
  endText: ({ company, brand }: Facts) =>
    `Izin berakhir ketika masa berlaku habis, program dijeda atau diakhiri, atau undangan dicabut. ${company} dan ${brand} dapat mengakhiri izin sewaktu-waktu; pengujian harus berhenti saat itu juga. Laporan yang sudah dikirim tetap diproses menurut versi yang berlaku ketika dikirim.`,
}

const en: typeof id = {
  title: ({ policy }) => `SECURITY TESTING AGREEMENT: ${policy.title}`,
  subtitle: ({ company, version }) => `${company} · version ${version}`,
  frame: ({ kind, manager }) => `Kind of program: ${kind}. This program is managed by ${manager}.`,
  parties: 'Parties',
  partiesText: ({ company, brand }) =>
    `This agreement is made between ${company} (the "Company"), the verified bughunter who accepts it (the "Bughunter"), and ${brand} as operator of the platform (the "Platform"). The Indonesian text is the binding one; this translation is for reading.`,
  permission: 'Permission and term',
  permissionText: ({ validUntil, visibility }) =>
    `The Company gives the Bughunter written permission to test the systems in the scope below, from acceptance of this agreement until ${validUntil} at 23:59 WIB. The permission is personal and cannot be passed on. A change of the program's terms makes a new version, which must be accepted before testing goes on. The Company warrants that it has the right to give this permission for every target in the scope, as its owner or with the owner's written consent, and answers for claims of third parties against the Bughunter and the Platform that arise because this warranty is untrue.${visibility === 'private' ? ' This program is by invitation only: its existence and content must be kept secret.' : ''}`,
  scope: 'Scope',
  scopeText: 'Only the following targets may be tested:',
  outOfScope: 'Out of scope',
  outOfScopeRest: 'Everything not named in section 3 is out of scope and not covered by this permission.',
  description: 'Terms of the program',
  conduct: 'Duties of the Bughunter',
  conductText: ({ brand }) =>
    `The Bughunter (a) stops at the first proof and opens at most 3 records of personal data needed as evidence; (b) keeps, copies or shares no data of others, and deletes it once the report is closed; (c) disturbs no service, uses no social engineering and installs no permanent access; (d) reports findings only through ${brand}, in Indonesian; (e) keeps findings confidential until publication is agreed; (f) declares at once any accidental step outside the scope.`,
  rewards: 'Reward per vulnerability',
  rewardsText:
    'The reward follows the risk level set after verification and rating. Points are given for every valid report, whatever the kind of reward. The reward terms that apply are those of the program version at the time the report was sent.',
  retestText: ({ amount }) =>
    `A retest that was asked for and answered by the Bughunter pays ${amount} each time it is decided, whatever its result.`,
  pointsOnly: '- This program gives points only.',
  publication: 'Publication',
  publicationText:
    'Publication is allowed only after the vulnerability is fixed, the report is Closed, and the Company has agreed to the content.',
  safeHarbor: 'Safe harbor and the meaning of "tanpa hak" (without right)',
  safeHarborText: ({ company }) =>
    `Article 30 of the Indonesian Law on Electronic Information and Transactions forbids intentional access to an electronic system of another "tanpa hak", without right. By this agreement ${company} gives that right: access and testing within the scope, during the term, and in keeping with the duties of section 6 is not access "tanpa hak". The Company will neither sue nor report the Bughunter for such testing. Steps outside the scope are not covered by this permission; an accidental step that is declared at once counts as good faith.`,
  end: 'End',
  endText: ({ company, brand }) =>
    `The permission ends when the term runs out, the program is paused or ended, or the invitation is withdrawn. ${company} and ${brand} may end the permission at any time; testing must then stop at once. Reports already sent are handled under the version in force when they were sent.`,
}

export const sentences: Record<Locale, typeof id> = { id, en }
