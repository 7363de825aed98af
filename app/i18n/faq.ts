import { catalogue } from './catalogue.ts'
import { accountQuestions } from './faq-account.ts'
import { bughunterQuestions } from './faq-bughunter.ts'
import { companyQuestions } from './faq-company.ts'
import { rewardQuestions } from './faq-reward.ts'
import { startQuestions } from './faq-start.ts'

/**
 * Questions people ask before and after they sign up. They describe what the product does today; a change of
 * it changes them.
 */
export const faqWords = catalogue({
  title: { id: 'Pertanyaan umum', en: 'Frequently asked questions' },
  lead: {
    id: 'Jawaban singkat untuk perusahaan, bughunter, dan siapa pun yang ingin tahu cara kerjanya.',
    en: 'Short answers for companies, bughunters and everybody who wants to know how it works.',
  },
  search: {
    label: { id: 'Cari pertanyaan', en: 'Search the questions' },
    field: { id: 'Kata yang dicari', en: 'Words to look for' },
    hint: { id: 'Misalnya imbalan, duplikat, NIK', en: 'Such as reward, duplicate, passkey' },
    submit: { id: 'Cari', en: 'Search' },
    reset: { id: 'Tampilkan semua', en: 'Show all' },
    found: ({ count }: { count: number }) => ({ id: `${count} pertanyaan cocok`, en: `${count} questions match` }),
    none: { id: 'Tidak ada pertanyaan yang cocok', en: 'No question matches' },
    noneText: { id: 'Coba kata lain yang lebih singkat, atau tanyakan langsung kepada kami.', en: 'Try another, shorter word, or ask us.' },
  },
  groupsLabel: { id: 'Kelompok pertanyaan', en: 'Groups of questions' },
  more: {
    title: { id: 'Belum terjawab?', en: 'Not answered yet?' },
    text: { id: 'Tulis pertanyaan Anda; tim kami menjawab pada hari kerja.', en: 'Write your question; our team answers on working days.' },
    action: { id: 'Hubungi kami', en: 'Contact us' },
  },
  groups: {
    start: { id: 'Memulai', en: 'Getting started' },
    company: { id: 'Perusahaan dan program', en: 'Companies and programs' },
    bughunter: { id: 'Bughunter dan laporan', en: 'Bughunters and reports' },
    reward: { id: 'Imbalan dan poin', en: 'Rewards and points' },
    account: { id: 'Akun, keamanan, dan data', en: 'Account, security and data' },
  },
  questions: {
    start: startQuestions,
    company: companyQuestions,
    bughunter: bughunterQuestions,
    reward: rewardQuestions,
    account: accountQuestions,
  },
})
