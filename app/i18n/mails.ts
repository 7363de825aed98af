import { shortLine } from '@cakrawala/unicode-text/short-line'
import type { Locale } from '#kernel/locale.ts'
import { catalogue, wordsIn } from './catalogue.ts'
import type { MailFacts, MailWords } from './mail-kinds.ts'
import { accountMails } from './mails-account.ts'
import { accountStatusMails } from './mails-account-status.ts'
import { articleMails } from './mails-article.ts'
import { assetMails } from './mails-asset.ts'
import { challengeMails } from './mails-challenge.ts'
import { hunterMails } from './mails-hunter.ts'
import { incidentMails } from './mails-incident.ts'
import { inquiryMails } from './mails-inquiry.ts'
import { payoutMails, taxResidenceMails } from './mails-payout.ts'
import { holderMails, planMails } from './mails-plan.ts'
import { operatorMails, privacyMails, settingMails } from './mails-privacy.ts'
import { profileMails } from './mails-profile.ts'
import { programMails } from './mails-program.ts'
import { recoveryMails } from './mails-recovery.ts'
import { reportMails } from './mails-report.ts'
import { securityMails } from './mails-security.ts'

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
    ...wordsIn(operatorMails, locale),
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

/** The longest title a subject quotes: a program's title is a text of its company. */
const longestTitle = 50

/** A title from outside as mails and notices quote it. */
export function shortTitle(title: string): string {
  return shortLine(title, longestTitle)
}

/** The subject of a mail, and the line of its notice: until when its reader has to act, and the program where it is not named yet. */
export function mailSubject(kind: MailKind, facts: MailFacts, locale: Locale): string {
  const subject = mailWords(kind, locale).subject(facts).replace(/\s+/g, ' ').trim()
  const { actBy } = wordsIn(mailFrame, locale)
  return withProgram(facts.acts && facts.due ? `${subject}, ${actBy({ due: facts.due })}` : subject, facts)
}

export function withProgram(sentence: string, { program }: Pick<MailFacts, 'program'>): string {
  return program === '' || sentence.includes(program) ? sentence : `${sentence} · ${program}`
}

/** What is around every mail, and the names of reasons and clocks in it. */
export const mailFrame = catalogue({
  hello: ({ name }: { name: string }) => ({ id: `Halo ${name},`, en: `Hello ${name},` }),
  actBy: ({ due }: { due: string }) => ({ id: `paling lambat ${due}`, en: `by ${due}` }),
  /** The name before the @ of the support mailbox. */
  support: { id: 'dukungan', en: 'dukungan' },
  why: ({ brand }: { brand: string }) => ({
    id: `Email ini dikirim otomatis oleh ${brand} karena menyangkut akun ini. Isi laporan tidak pernah kami kirim lewat email.`,
    en: `This is an automatic mail from ${brand} about your account. We never mail the content of reports.`,
  }),
  reasons: {
    withdrawn: { id: 'ditarik oleh pelapor', en: 'withdrawn by the reporter' },
    no_response: { id: 'tidak ada jawaban dalam 14 hari', en: 'no answer within 14 days' },
    duplicate: { id: 'celah ini sudah dilaporkan lebih dulu', en: 'this flaw was reported before' },
    out_of_scope: { id: 'di luar ruang lingkup program', en: 'out of the scope of the program' },
    not_applicable: { id: 'bukan celah keamanan', en: 'not a security flaw' },
    not_reproducible: { id: 'tidak dapat direproduksi', en: 'could not be reproduced' },
    informative: { id: 'bersifat informasi', en: 'informative' },
    spam: { id: 'dianggap spam', en: 'taken as spam' },
    resolved: { id: 'selesai diperbaiki', en: 'the flaw is fixed' },
    accepted_risk: { id: 'risikonya diterima perusahaan', en: 'the company accepts the risk' },
  },
  clocks: {
    first_response: { id: 'jawaban pertama', en: 'first answer' },
    triage: { id: 'triase', en: 'triage' },
    info: { id: 'jawaban pertanyaan', en: 'answer to a question' },
    rating: { id: 'penilaian risiko', en: 'risk rating' },
    reward: { id: 'pemberian imbalan', en: 'reward' },
    fix: { id: 'perbaikan', en: 'fix' },
    retest: { id: 'uji ulang', en: 'retest' },
    appeal: { id: 'putusan keberatan', en: 'decision on an appeal' },
    appeal_answer: { id: 'tanggapan atas keberatan', en: 'company’s view of an appeal' },
    rating_answer: { id: 'jawaban atas penilaian', en: 'answer to a rating' },
    dispute_answer: { id: 'tanggapan atas sanggahan', en: 'company’s answer to a dispute' },
    dispute: { id: 'putusan sanggahan', en: 'decision on a dispute' },
  },
  codes: {
    subject: ({ brand }: { brand: string }) => ({ id: `Kode verifikasi ${brand}`, en: `Your ${brand} verification code` }),
    text: ({ code }: { code: string }) => ({
      id: `Kode verifikasi: ${code}. Berlaku 10 menit. Jangan berikan kode ini kepada siapa pun, termasuk orang yang mengaku dari tim kami.`,
      en: `Verification code: ${code}. Good for 10 minutes. Give this code to nobody, not even to someone who claims to be from our team.`,
    }),
    longText: ({ longCode }: { longCode: string }) => ({
      id: `Kalau kode itu ditolak, misalnya karena orang lain terlalu sering salah menebaknya, pakai kode panjang ini: ${longCode}. Berlaku 24 jam.`,
      en: `If that code is refused, for example because somebody else guessed at it too often, use this long code: ${longCode}. Good for 24 hours.`,
    }),
    knownSubject: ({ brand }: { brand: string }) => ({
      id: `Anda sudah punya akun ${brand}`,
      en: `You already have a ${brand} account`,
    }),
    knownText: ({ account }: { account: string }) => ({
      id: `Seseorang, mungkin Anda, baru saja mencoba mendaftar dengan alamat email ini. Alamat ini sudah dipakai akun ${account}, jadi tidak ada kode yang kami kirim.\n\nKalau itu Anda, masuk saja; kata sandi yang terlupa bisa diatur ulang di halaman masuk. Kalau bukan, Anda tidak perlu berbuat apa-apa.`,
      en: `Somebody, perhaps you, has just tried to sign up with this e-mail address. It belongs to the account ${account} already, so no code was sent.\n\nIf it was you, just sign in; a forgotten password can be reset on the sign-in page. If it was not, there is nothing you need to do.`,
    }),
    knownAction: { id: 'Masuk', en: 'Sign in' },
    agreementSubject: ({ brand }: { brand: string }) => ({
      id: `Kode tanda tangan perjanjian ${brand}`,
      en: `Code to sign a ${brand} agreement`,
    }),
    agreementText: ({ code, program }: { code: string; program: string }) => ({
      id: `Kode untuk menandatangani perjanjian program “${program}”: ${code}.\n\nTulis kode ini di halaman perjanjian dalam 10 menit. Kode hanya berlaku untuk perjanjian ini dan akunmu. Jangan berikan kepada siapa pun, termasuk orang yang mengaku dari tim kami. Kalau kamu tidak sedang menyetujui perjanjian, segera ganti kata sandimu.`,
      en: `Code to sign the agreement of the program “${program}”: ${code}.\n\nType it on the page of the agreement within 10 minutes. It is good for this agreement and your account only. Give it to nobody, not even to people who say they are from our team. If you are not accepting an agreement, change your password at once.`,
    }),
    contractSubject: ({ brand }: { brand: string }) => ({
      id: `Kode tanda tangan kontrak ${brand}`,
      en: `Code to sign the ${brand} contract`,
    }),
    contractText: ({ code }: { code: string }) => ({
      id: `Kode untuk menandatangani kontrak kerja sama dan NDA: ${code}.\n\nTulis kode ini di halaman kontrak dalam 10 menit. Kode hanya berlaku untuk naskah yang Anda baca dan akun Anda. Jangan berikan kepada siapa pun, termasuk orang yang mengaku dari tim kami. Kalau Anda tidak sedang menandatangani kontrak, segera ganti kata sandi Anda.`,
      en: `Code to sign the cooperation contract and NDA: ${code}.\n\nType it on the page of the contract within 10 minutes. It is good for the text you read and your account only. Give it to nobody, not even to people who say they are from our team. If you are not signing a contract, change your password at once.`,
    }),
    sms: ({ brand, code, longCode }: { brand: string; code: string; longCode: string }) => ({
      id: `${code} adalah kode verifikasi ${brand} (10 menit). Kode panjang: ${longCode} (24 jam). Jangan berikan kepada siapa pun.`,
      en: `${code} is your ${brand} code (10 minutes). Long code: ${longCode} (24 hours). Give them to nobody.`,
    }),
  },
})
