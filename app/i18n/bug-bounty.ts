import { catalogue } from './catalogue.ts'

/** What a bug bounty is, for readers of either side. */
export const bugBountyWords = catalogue({
  id: {
    name: 'Apa itu bug bounty',
    description:
      'Penjelasan singkat tentang bug bounty: siapa yang menguji, mengapa sah, apa bedanya dengan uji penetrasi dan pemindaian otomatis, dan istilah yang sering dipakai.',
    title: 'Apa itu bug bounty?',
    lead: 'Perusahaan mengizinkan peneliti mencari celah di sistemnya, lalu memberi imbalan untuk setiap celah yang terbukti. Yang menemukan dibayar, yang memiliki sistem lebih aman.',
    action: 'Mulai sekarang',
    second: 'Lihat program',
    idea: {
      title: 'Gagasannya sederhana',
      one: 'Setiap sistem punya celah yang belum diketahui pemiliknya. Orang yang berniat buruk mencarinya diam-diam. Bug bounty mengundang orang yang berniat baik untuk mencarinya lebih dulu, secara terbuka dan tertulis.',
      two: 'Bughunter mengirim laporan berisi bukti dan dampaknya. Tim platform mengulang langkahnya untuk memastikan celah itu nyata. Perusahaan menilai risikonya, memberi imbalan, lalu memperbaiki.',
    },
    law: {
      title: 'Mengapa ini sah',
      one: 'Pasal 30 UU ITE melarang mengakses sistem orang lain “dengan sengaja dan tanpa hak”. Dalam program bug bounty, hak itu diberikan tertulis: perjanjian program menyebut sistem yang boleh diuji, caranya, dan masa berlakunya.',
      two: 'Izin itu punya batas. Menguji di luar ruang lingkup, merusak, atau menyimpan data orang lain tidak termasuk di dalamnya. Karena itu setiap persetujuan kami simpan bersama versi naskahnya.',
    },
    compare: {
      title: 'Bedanya dengan cara lain',
      text: 'Ketiganya saling melengkapi. Banyak organisasi memakai lebih dari satu.',
      what: 'Pertanyaan',
      names: { first: 'Bug bounty', second: 'Uji penetrasi', third: 'Pemindaian otomatis' },
      lines: {
        who: {
          what: 'Siapa yang menguji',
          first: 'Banyak bughunter dengan keahlian berbeda',
          second: 'Satu tim kecil yang dikontrak',
          third: 'Perangkat lunak',
        },
        when: {
          what: 'Kapan',
          first: 'Terus-menerus',
          second: 'Satu atau dua kali setahun',
          third: 'Terjadwal, setiap hari atau minggu',
        },
        pay: {
          what: 'Yang dibayar',
          first: 'Setiap celah valid',
          second: 'Waktu kerja tim',
          third: 'Langganan',
        },
        finds: {
          what: 'Kuat menemukan',
          first: 'Celah logika dan rangkaian celah yang tidak terduga',
          second: 'Cakupan menyeluruh pada satu saat',
          third: 'Celah yang sudah dikenal dan salah konfigurasi',
        },
      },
    },
    termsTitle: 'Istilah yang akan Anda temui',
    terms: {
      bughunter: {
        title: 'Bughunter',
        text: 'Peneliti keamanan yang identitasnya sudah diverifikasi dan menguji dengan izin program.',
      },
      scope: {
        title: 'Ruang lingkup',
        text: 'Daftar sistem dan jenis celah yang boleh diuji. Di luar itu tidak ada izin.',
      },
      triage: {
        title: 'Triase',
        text: 'Pemeriksaan laporan oleh tim platform: langkahnya diulang, dampaknya diukur, duplikatnya dicari.',
      },
      risk: {
        title: 'Tingkat risiko',
        text: 'Low, Medium, High, atau Critical, dihitung dari skor CVSS. Imbalan mengikuti tingkat ini.',
      },
      duplicate: {
        title: 'Duplikat',
        text: 'Celah yang sudah dilaporkan orang lain lebih dulu. Pelapor diberi tahu dan tidak dirugikan.',
      },
      publication: {
        title: 'Write-up',
        text: 'Cerita tentang sebuah temuan, terbit hanya setelah celahnya diperbaiki dan semua pihak setuju.',
      },
    },
  },
  en: {
    name: 'What a bug bounty is',
    description:
      'Bug bounty in short: who tests, why it is lawful, how it differs from penetration tests and automated scans, and the words you will meet.',
    title: 'What is a bug bounty?',
    lead: 'A company allows researchers to look for flaws in its systems and rewards every flaw that is proven. Those who find are paid; those who own the system are safer.',
    action: 'Start now',
    second: 'See the programs',
    idea: {
      title: 'The idea is simple',
      one: 'Every system has flaws its owner does not know. People with bad intentions look for them in secret. A bug bounty invites people with good intentions to look first, openly and in writing.',
      two: 'A bughunter sends a report with proof and impact. The platform team repeats the steps to make sure the flaw is real. The company rates the risk, gives the reward, and fixes it.',
    },
    law: {
      title: 'Why it is lawful',
      one: 'Article 30 of Indonesia’s ITE law forbids access to another’s system “intentionally and without right”. In a bug bounty program the right is given in writing: the agreement names the systems that may be tested, how, and until when.',
      two: 'The permission has limits. Testing out of scope, destroying, or keeping other people’s data is not part of it. That is why we keep every acceptance together with the version of its text.',
    },
    compare: {
      title: 'How it differs',
      text: 'The three complete each other. Many organisations use more than one.',
      what: 'Question',
      names: { first: 'Bug bounty', second: 'Penetration test', third: 'Automated scan' },
      lines: {
        who: {
          what: 'Who tests',
          first: 'Many bughunters with different skills',
          second: 'One small team under contract',
          third: 'Software',
        },
        when: {
          what: 'When',
          first: 'All the time',
          second: 'Once or twice a year',
          third: 'On a schedule, daily or weekly',
        },
        pay: {
          what: 'What is paid for',
          first: 'Each valid flaw',
          second: 'The team’s time',
          third: 'A subscription',
        },
        finds: {
          what: 'Good at finding',
          first: 'Flaws of logic and chains nobody expected',
          second: 'Full coverage at one moment',
          third: 'Known flaws and wrong settings',
        },
      },
    },
    termsTitle: 'Words you will meet',
    terms: {
      bughunter: {
        title: 'Bughunter',
        text: 'A security researcher with a verified identity who tests with the permission of a program.',
      },
      scope: {
        title: 'Scope',
        text: 'The systems and kinds of flaws that may be tested. Beyond it there is no permission.',
      },
      triage: {
        title: 'Triage',
        text: 'The platform team’s check of a report: steps repeated, impact measured, duplicates looked for.',
      },
      risk: {
        title: 'Risk level',
        text: 'Low, Medium, High or Critical, from the CVSS score. Rewards follow this level.',
      },
      duplicate: {
        title: 'Duplicate',
        text: 'A flaw somebody else reported before. The reporter is told, and loses nothing by it.',
      },
      publication: {
        title: 'Write-up',
        text: 'The story of a find, published only after the fix and with everyone’s consent.',
      },
    },
  },
})
