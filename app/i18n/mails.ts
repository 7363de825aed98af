import type { Locale } from '#kernel/locale.ts'
import { catalogue, wordsIn } from './catalogue.ts'
import type { MailWords } from './mail-kinds.ts'
import { accountMails } from './mails-account.ts'
import { accountStatusMails } from './mails-account-status.ts'
import { articleMails } from './mails-article.ts'
import { assetMails } from './mails-asset.ts'
import { challengeMails } from './mails-challenge.ts'
import { holderMails } from './mails-holder.ts'
import { hunterMails } from './mails-hunter.ts'
import { incidentMails } from './mails-incident.ts'
import { inquiryMails } from './mails-inquiry.ts'
import { payoutMails } from './mails-payout.ts'
import { planMails } from './mails-plan.ts'
import { privacyMails } from './mails-privacy.ts'
import { profileMails } from './mails-profile.ts'
import { programMails } from './mails-program.ts'
import { recoveryMails } from './mails-recovery.ts'
import { reportMails } from './mails-report.ts'
import { securityMails } from './mails-security.ts'
import { settingMails } from './mails-setting.ts'
import { taxResidenceMails } from './mails-tax-residence.ts'

/** The words of all mails about events. */
export function everyMail(locale: Locale) {
  return {
    ...wordsIn(accountMails, locale),
    ...wordsIn(articleMails, locale),
    ...wordsIn(challengeMails, locale),
    ...wordsIn(holderMails, locale),
    ...wordsIn(hunterMails, locale),
    ...wordsIn(incidentMails, locale),
    ...wordsIn(inquiryMails, locale),
    ...wordsIn(payoutMails, locale),
    ...wordsIn(planMails, locale),
    ...wordsIn(assetMails, locale),
    ...wordsIn(privacyMails, locale),
    ...wordsIn(profileMails, locale),
    ...wordsIn(programMails, locale),
    ...wordsIn(reportMails, locale),
    ...wordsIn(securityMails, locale),
    ...wordsIn(recoveryMails, locale),
    ...wordsIn(settingMails, locale),
    ...wordsIn(accountStatusMails, locale),
    ...wordsIn(taxResidenceMails, locale),
  }
}
export type MailKind = keyof ReturnType<typeof everyMail>

/** The words of one kind of mail. The compiler knows that every kind has them in both languages. */
export function mailWords(kind: MailKind, locale: Locale): MailWords {
  const words: Record<MailKind, MailWords> = everyMail(locale)
  return words[kind]
}

/** What stands around every mail, and the names of reasons and clocks in it. */
export const mailFrame = catalogue({
  id: {
    hello: ({ name }: { name: string }) => `Halo ${name},`,
    /** The name before the @ of the support mailbox. */
    support: 'dukungan',
    why: ({ brand }: { brand: string }) =>
      `Email ini dikirim otomatis oleh ${brand} karena menyangkut akun ini. Isi laporan tidak pernah kami kirim lewat email.`,
    reasons: {
      withdrawn: 'ditarik oleh pelapor',
      no_response: 'tidak ada jawaban dalam 14 hari',
      duplicate: 'celah ini sudah dilaporkan lebih dulu',
      out_of_scope: 'di luar ruang lingkup program',
      not_applicable: 'bukan celah keamanan',
      not_reproducible: 'tidak dapat direproduksi',
      informative: 'bersifat informasi',
      spam: 'dianggap spam',
      resolved: 'selesai diperbaiki',
      accepted_risk: 'risikonya diterima perusahaan',
    },
    clocks: {
      first_response: 'jawaban pertama',
      triage: 'triase',
      info: 'jawaban pertanyaan',
      rating: 'penilaian risiko',
      reward: 'pemberian imbalan',
      fix: 'perbaikan',
      retest: 'uji ulang',
      appeal: 'putusan keberatan',
      appeal_answer: 'tanggapan atas keberatan',
      rating_answer: 'jawaban atas penilaian',
      dispute_answer: 'tanggapan atas sanggahan',
      dispute: 'putusan sanggahan',
    },
    codes: {
      subject: ({ brand }: { brand: string }) => `Kode verifikasi ${brand}`,
      text: ({ code }: { code: string }) =>
        `Kode verifikasi: ${code}. Berlaku 10 menit. Jangan berikan kode ini kepada siapa pun, termasuk orang yang mengaku dari tim kami.`,
      agreementSubject: ({ brand }: { brand: string }) => `Kode tanda tangan perjanjian ${brand}`,
      agreementText: ({ code, program }: { code: string; program: string }) =>
        `Kode untuk menandatangani perjanjian program “${program}”: ${code}.\n\nTulis kode ini di halaman perjanjian dalam 10 menit. Kode hanya berlaku untuk perjanjian ini dan akunmu. Jangan berikan kepada siapa pun, termasuk orang yang mengaku dari tim kami. Kalau kamu tidak sedang menyetujui perjanjian, segera ganti kata sandimu.`,
      sms: ({ brand, code }: { brand: string; code: string }) =>
        `${code} adalah kode verifikasi ${brand}, berlaku 10 menit. Jangan berikan kepada siapa pun.`,
    },
  },
  en: {
    hello: ({ name }: { name: string }) => `Hello ${name},`,
    support: 'dukungan',
    why: ({ brand }: { brand: string }) =>
      `This is an automatic mail from ${brand} about your account. We never mail the content of reports.`,
    reasons: {
      withdrawn: 'withdrawn by the reporter',
      no_response: 'no answer within 14 days',
      duplicate: 'this flaw was reported before',
      out_of_scope: 'out of the scope of the program',
      not_applicable: 'not a security flaw',
      not_reproducible: 'could not be reproduced',
      informative: 'informative',
      spam: 'taken as spam',
      resolved: 'the flaw is fixed',
      accepted_risk: 'the company accepts the risk',
    },
    clocks: {
      first_response: 'first answer',
      triage: 'triage',
      info: 'answer to a question',
      rating: 'risk rating',
      reward: 'reward',
      fix: 'fix',
      retest: 'retest',
      appeal: 'decision on an appeal',
      appeal_answer: 'company’s view of an appeal',
      rating_answer: 'answer to a rating',
      dispute_answer: 'company’s answer to a dispute',
      dispute: 'decision on a dispute',
    },
    codes: {
      subject: ({ brand }: { brand: string }) => `Your ${brand} verification code`,
      text: ({ code }: { code: string }) =>
        `Verification code: ${code}. Good for 10 minutes. Give this code to nobody, not even to someone who claims to be from our team.`,
      agreementSubject: ({ brand }) => `Code to sign a ${brand} agreement`,
      agreementText: ({ code, program }) =>
        `Code to sign the agreement of the program “${program}”: ${code}.\n\nType it on the page of the agreement within 10 minutes. It is good for this agreement and your account only. Give it to nobody, not even to people who say they are from our team. If you are not accepting an agreement, change your password at once.`,
      sms: ({ brand, code }: { brand: string; code: string }) =>
        `${code} is your ${brand} code, good for 10 minutes. Give it to nobody.`,
    },
  },
})
