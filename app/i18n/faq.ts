import { catalogue } from './catalogue.ts'
import { accountQuestions } from './faq-account.ts'
import { bughunterQuestions } from './faq-bughunter.ts'
import { companyQuestions } from './faq-company.ts'
import { rewardQuestions } from './faq-reward.ts'
import { startQuestions } from './faq-start.ts'

/** Questions people ask before and after they sign up. They say what the product does today; a change of it changes them. */
export const faqWords = catalogue({
  id: {
    title: 'Pertanyaan umum',
    lead: 'Jawaban singkat untuk perusahaan, bughunter, dan siapa pun yang ingin tahu cara kerjanya.',
    search: {
      label: 'Cari pertanyaan',
      field: 'Kata yang dicari',
      hint: 'Misalnya imbalan, duplikat, NIK',
      submit: 'Cari',
      reset: 'Tampilkan semua',
      found: ({ count }: { count: number }) => `${count} pertanyaan cocok`,
      none: 'Tidak ada pertanyaan yang cocok',
      noneText: 'Coba kata lain yang lebih singkat, atau tanyakan langsung kepada kami.',
    },
    groupsLabel: 'Kelompok pertanyaan',
    more: {
      title: 'Belum terjawab?',
      text: 'Tulis pertanyaan Anda; tim kami menjawab pada hari kerja.',
      action: 'Hubungi kami',
    },
    groups: {
      start: 'Memulai',
      company: 'Perusahaan dan program',
      bughunter: 'Bughunter dan laporan',
      reward: 'Imbalan dan poin',
      account: 'Akun, keamanan, dan data',
    },
    questions: {
      start: startQuestions.id,
      company: companyQuestions.id,
      bughunter: bughunterQuestions.id,
      reward: rewardQuestions.id,
      account: accountQuestions.id,
    },
  },
  en: {
    title: 'Frequently asked questions',
    lead: 'Short answers for companies, bughunters and everybody who wants to know how it works.',
    search: {
      label: 'Search the questions',
      field: 'Words to look for',
      hint: 'Such as reward, duplicate, passkey',
      submit: 'Search',
      reset: 'Show all',
      found: ({ count }: { count: number }) => `${count} questions match`,
      none: 'No question matches',
      noneText: 'Try another, shorter word, or ask us.',
    },
    groupsLabel: 'Groups of questions',
    more: {
      title: 'Not answered yet?',
      text: 'Write your question; our team answers on working days.',
      action: 'Contact us',
    },
    groups: {
      start: 'Getting started',
      company: 'Companies and programs',
      bughunter: 'Bughunters and reports',
      reward: 'Rewards and points',
      account: 'Account, security and data',
    },
    questions: {
      start: startQuestions.en,
      company: companyQuestions.en,
      bughunter: bughunterQuestions.en,
      reward: rewardQuestions.en,
      account: accountQuestions.en,
    },
  },
})
