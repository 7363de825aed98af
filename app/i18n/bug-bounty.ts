import { catalogue } from './catalogue.ts'

/** What a bug bounty is, for readers of either side. */
export const bugBountyWords = catalogue({
  name: { id: 'Apa itu bug bounty', en: 'What a bug bounty is' },
  description: {
    id: 'Penjelasan singkat tentang bug bounty: siapa yang menguji, mengapa sah, apa bedanya dengan uji penetrasi dan pemindaian otomatis, dan istilah yang sering dipakai.',
    en: 'Bug bounty in short: who tests, why it is lawful, how it differs from penetration tests and automated scans, and the words you will meet.',
  },
  title: { id: 'Apa itu bug bounty?', en: 'What is a bug bounty?' },
  lead: {
    id: 'Perusahaan mengizinkan peneliti mencari celah di sistemnya, lalu memberi imbalan untuk setiap celah yang terbukti. Yang menemukan dibayar, yang memiliki sistem lebih aman.',
    en: 'A company allows researchers to look for flaws in its systems and rewards every flaw that is proven. Those who find are paid; those who own the system are safer.',
  },
  action: { id: 'Mulai sekarang', en: 'Start now' },
  second: { id: 'Lihat program', en: 'See the programs' },
  idea: {
    title: { id: 'Gagasannya sederhana', en: 'The idea is simple' },
    one: {
      id: 'Setiap sistem punya celah yang belum diketahui pemiliknya. Orang yang berniat buruk mencarinya diam-diam. Bug bounty mengundang orang yang berniat baik untuk mencarinya lebih dulu, secara terbuka dan tertulis.',
      en: 'Every system has flaws its owner does not know. People with bad intentions look for them in secret. A bug bounty invites people with good intentions to look first, openly and in writing.',
    },
    two: {
      id: 'Bughunter mengirim laporan berisi bukti dan dampaknya. Tim platform mengulang langkahnya untuk memastikan celah itu nyata. Perusahaan menilai risikonya, memberi imbalan, lalu memperbaiki.',
      en: 'A bughunter sends a report with proof and impact. The platform team repeats the steps to make sure the flaw is real. The company rates the risk, gives the reward, and fixes it.',
    },
  },
  law: {
    title: { id: 'Mengapa ini sah', en: 'Why it is lawful' },
    one: {
      id: 'Pasal 30 UU ITE melarang mengakses sistem orang lain “dengan sengaja dan tanpa hak”. Dalam program bug bounty, hak itu diberikan tertulis: perjanjian program menyebut sistem yang boleh diuji, caranya, dan masa berlakunya.',
      en: 'Article 30 of Indonesia’s ITE law forbids access to another’s system “intentionally and without right”. In a bug bounty program the right is given in writing: the agreement names the systems that may be tested, how, and until when.',
    },
    two: {
      id: 'Izin itu punya batas. Menguji di luar ruang lingkup, merusak, atau menyimpan data orang lain tidak termasuk di dalamnya. Karena itu setiap persetujuan kami simpan bersama versi naskahnya.',
      en: 'The permission has limits. Testing out of scope, destroying, or keeping other people’s data is not part of it. That is why we keep every acceptance together with the version of its text.',
    },
  },
  compare: {
    title: { id: 'Bedanya dengan cara lain', en: 'How it differs' },
    text: {
      id: 'Ketiganya saling melengkapi. Banyak organisasi memakai lebih dari satu.',
      en: 'The three complete each other. Many organisations use more than one.',
    },
    what: { id: 'Pertanyaan', en: 'Question' },
    names: {
      first: { id: 'Bug bounty', en: 'Bug bounty' },
      second: { id: 'Uji penetrasi', en: 'Penetration test' },
      third: { id: 'Pemindaian otomatis', en: 'Automated scan' },
    },
    lines: {
      who: {
        what: { id: 'Siapa yang menguji', en: 'Who tests' },
        first: { id: 'Banyak bughunter dengan keahlian berbeda', en: 'Many bughunters with different skills' },
        second: { id: 'Satu tim kecil yang dikontrak', en: 'One small team under contract' },
        third: { id: 'Perangkat lunak', en: 'Software' },
      },
      when: {
        what: { id: 'Kapan', en: 'When' },
        first: { id: 'Terus-menerus', en: 'All the time' },
        second: { id: 'Satu atau dua kali setahun', en: 'Once or twice a year' },
        third: { id: 'Terjadwal, setiap hari atau minggu', en: 'On a schedule, daily or weekly' },
      },
      pay: {
        what: { id: 'Yang dibayar', en: 'What is paid for' },
        first: { id: 'Setiap celah valid', en: 'Each valid flaw' },
        second: { id: 'Waktu kerja tim', en: 'The team’s time' },
        third: { id: 'Langganan', en: 'A subscription' },
      },
      finds: {
        what: { id: 'Kuat menemukan', en: 'Good at finding' },
        first: { id: 'Celah logika dan rangkaian celah yang tidak terduga', en: 'Flaws of logic and chains nobody expected' },
        second: { id: 'Cakupan menyeluruh pada satu saat', en: 'Full coverage at one moment' },
        third: { id: 'Celah yang sudah dikenal dan salah konfigurasi', en: 'Known flaws and wrong settings' },
      },
    },
  },
  termsTitle: { id: 'Istilah yang akan Anda temui', en: 'Words you will meet' },
  terms: {
    bughunter: {
      title: { id: 'Bughunter', en: 'Bughunter' },
      text: {
        id: 'Peneliti keamanan yang identitasnya sudah diverifikasi dan menguji dengan izin program.',
        en: 'A security researcher with a verified identity who tests with the permission of a program.',
      },
    },
    scope: {
      title: { id: 'Ruang lingkup', en: 'Scope' },
      text: {
        id: 'Daftar sistem dan jenis celah yang boleh diuji. Di luar itu tidak ada izin.',
        en: 'The systems and kinds of flaws that may be tested. Beyond it there is no permission.',
      },
    },
    triage: {
      title: { id: 'Triase', en: 'Triage' },
      text: {
        id: 'Pemeriksaan laporan oleh tim platform: langkahnya diulang, dampaknya diukur, duplikatnya dicari.',
        en: 'The platform team’s check of a report: steps repeated, impact measured, duplicates looked for.',
      },
    },
    risk: {
      title: { id: 'Tingkat risiko', en: 'Risk level' },
      text: {
        id: 'Low, Medium, High, atau Critical, dihitung dari skor CVSS. Imbalan mengikuti tingkat ini.',
        en: 'Low, Medium, High or Critical, from the CVSS score. Rewards follow this level.',
      },
    },
    duplicate: {
      title: { id: 'Duplikat', en: 'Duplicate' },
      text: {
        id: 'Celah yang sudah dilaporkan orang lain lebih dulu. Pelapor diberi tahu dan tidak dirugikan.',
        en: 'A flaw somebody else reported before. The reporter is told, and loses nothing by it.',
      },
    },
    publication: {
      title: { id: 'Write-up', en: 'Write-up' },
      text: {
        id: 'Cerita tentang sebuah temuan, terbit hanya setelah celahnya diperbaiki dan semua pihak setuju.',
        en: 'The story of a find, published only after the fix and with everyone’s consent.',
      },
    },
  },
})
