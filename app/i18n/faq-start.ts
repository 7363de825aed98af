import { entries } from './catalogue.ts'

/** What people ask before anything else. */
export const startQuestions = entries({
  what: {
    title: { id: 'Apa itu bug bounty?', en: 'What is bug bounty?' },
    text: {
      id: 'Perusahaan mengundang peneliti keamanan untuk mencari celah di sistemnya, dengan izin tertulis dan ruang lingkup yang jelas. Celah yang terbukti benar diberi imbalan.',
      en: 'A company invites security researchers to look for flaws in its systems, with written permission and a clear scope. Flaws that prove true are rewarded.',
    },
  },
  legal: {
    title: { id: 'Apakah menguji sistem orang lain tidak melanggar hukum?', en: 'Is it not unlawful to test the systems of others?' },
    text: {
      id: 'Menguji tanpa izin dapat merupakan akses tanpa hak menurut Undang-Undang ITE. Di sini izin tertulis ada di dalam perjanjian setiap program dan hanya berlaku untuk ruang lingkup serta masa yang disebut di sana, setelah perjanjian itu disetujui.',
      en: 'Testing without permission may be unlawful access under the Indonesian law on electronic information and transactions. Here the agreement of every program holds a written permission. It covers only the scope and the term named there, once that agreement was accepted.',
    },
  },
  cost: {
    title: { id: 'Apakah mendaftar dipungut biaya?', en: 'Does signing up cost anything?' },
    text: {
      id: 'Tidak. Mendaftar gratis, baik untuk perusahaan maupun bughunter. Perusahaan mengisi saldo untuk imbalan yang nanti diberikan.',
      en: 'No. Signing up is free for companies and bughunters alike. Companies fund a balance for the rewards they will give.',
    },
  },
  flow: {
    title: { id: 'Bagaimana perjalanan sebuah laporan?', en: 'What happens to a report?' },
    text: {
      id: 'Bughunter mengirim laporan, tim platform memeriksa dan mereproduksinya, perusahaan menilai risikonya, imbalan diberikan, celah diperbaiki dan dapat diuji ulang, lalu laporan ditutup. Setiap langkah terlihat oleh kedua pihak.',
      en: 'A bughunter sends it, the platform team checks and reproduces it, the company rates the risk, the reward is given, the flaw is fixed and may be retested, and the report is closed. Both sides see every step.',
    },
  },
  language: {
    title: { id: 'Bahasa apa yang dipakai?', en: 'Which languages are used?' },
    text: {
      id: 'Situs tersedia dalam bahasa Indonesia dan Inggris. Laporan ditulis dalam bahasa Indonesia supaya semua pihak membaca hal yang sama; istilah teknis boleh tetap berbahasa Inggris.',
      en: 'The site speaks Indonesian and English. Reports are written in Indonesian so that everybody reads the same thing; technical terms may stay in English.',
    },
  },
})
