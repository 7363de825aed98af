import type { Page } from '@playwright/test'
import { lastDay } from '../../support/last-day.ts'
import { act, type Filling, fill, formOf, metricsOf, paper, send } from './forms.ts'
import { codeIn, mailTo } from './mailbox.ts'

/** Of people who sign up in a journey. */
export const ownPassword = 'Gunung-Salak#27'
export const target = 'https://app.nusantarapay.test'

/** What a company writes, in Indonesian. */
export const programTexts: Filling = {
  kind: 'bug_bounty',
  managedBy: 'product',
  title: 'Program Nusantara Pay',
  summary: 'Uji aplikasi pembayaran kami: web dan API untuk pedagang kecil.',
  descriptionMd:
    'Kami mengundang bughunter menguji aplikasi pembayaran kami.\n\nGunakan akun uji sendiri dan jangan menyentuh data orang lain.',
  publicationRules: 'Boleh diceritakan setelah diperbaiki, ditutup, dan disetujui kedua pihak.',
  'scope.0.type': 'web',
  'scope.0.target': target,
  outOfScope: 'Serangan yang membuat layanan tidak tersedia\nRekayasa sosial',
  rewardType: 'money',
  visibility: 'public',
  validUntil: lastDay,
}

export const vector = 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N'

/** What a bughunter writes, in Indonesian. */
export const reportTexts: Filling = {
  foundAt: '2026-01-02T10:04',
  title: 'Riwayat transfer pedagang lain terbaca lewat nomor urut',
  vrtId: 'broken_access_control.idor',
  cweId: '639',
  target,
  pocMd: `1. Masuk sebagai pedagang A.
2. Buka halaman riwayat transfer dan catat nomor urutnya.
3. Ganti nomor pada alamat dengan milik pedagang B.
4. Riwayat transfer pedagang B tampil lengkap dengan nama penerimanya.

\`\`\`http
GET /api/transfers/10042 HTTP/1.1
Host: app.nusantarapay.test
\`\`\``,
  impactMd: 'Penyerang dapat membaca riwayat transfer semua pedagang, termasuk nama penerima dan jumlahnya.',
  recommendationMd: 'Periksa di sisi server bahwa transfer yang diminta memang milik pedagang yang masuk.',
  ...metricsOf(vector),
}

/** Registers through the pages with the mailed code, and is signed in. */
export async function signUp(
  page: Page,
  kind: 'company' | 'bughunter',
  email: string,
  fields: Filling,
  root = '',
): Promise<void> {
  const since = new Date()
  await page.goto(`${root}/sign-up-${kind}`)
  await act(page, 'send_code', { email })
  const code = codeIn(await mailTo(email, /\b\d{6}\b/, since))
  await act(page, 'register', {
    ...{ code, ...fields, password: ownPassword, confirmPassword: ownPassword, agreement: true },
  })
  await page.waitForURL((url) => url.pathname === `${root}/${kind}`)
}

/** The documents of an Indonesian: everything verification asks for. */
export async function verifyOneself(
  page: Page,
  username: string,
  phone: string,
  { root = '', nik = '3273011708990007' } = {},
): Promise<void> {
  await page.goto(`${root}/bughunter/profile`)
  await act(page, 'save_personal', {
    ...{ fullName: 'Rajawali Nusantara', birthDate: '1999-08-17', country: 'ID', city: 'Bandung' },
  })
  const since = new Date()
  await act(page, 'send_phone_code', { phone })
  const text = await mailTo(`${phone}@sms.test`, /\b\d{6}\b/, since)
  // Its line is folded until the page knows that a code was sent.
  await page.locator('details form:has(input[value="verify_phone"])').waitFor({ state: 'detached' })
  await act(page, 'verify_phone', { code: codeIn(text) })
  await page.goto(`${root}/bughunter/nda`)
  await act(page, 'accept_nda', { agree: true })
  await page.goto(`${root}/bughunter/profile`)
  await act(page, 'submit_identity', await identityDocuments(username, nik))
}

export async function identityDocuments(username: string, nik: string): Promise<Filling> {
  return {
    ...{ nik, firstKind: 'ktp', secondKind: 'sim', consent: true },
    firstFile: await paper(`KTP ${username}`),
    secondFile: await paper(`SIM ${username}`),
    selfie: await paper(`Swafoto ${username}`),
  }
}

/** Sends a report through the form. @returns its address */
export async function submitReport(
  page: Page,
  programId: string,
  texts: Filling = reportTexts,
  root = '',
): Promise<string> {
  await page.goto(`${root}/bughunter/programs/submit-report/${programId}`)
  const form = await formOf(page, 'report')
  await fill(form, texts)
  await send(page, form, 'submit')
  await page.waitForURL(/\/bughunter\/hacktivity\/[^/]+\/[0-9a-f-]{36}/)
  return new URL(page.url()).pathname
}
