import { accountWords } from '#i18n/account.ts'
import { fieldErrors } from '#i18n/errors.ts'
import { fileLimit } from '#infra/file-limit.ts'
import type { Line } from '../line.ts'
import { is, type Refusing, refuses, says, shownBy, shows } from '../proofs.ts'

const auth = '/auth-api/api'
const executive = 'laporan-untuk-pimpinan'

/** A form of a page with its call: both sent with this, the page's intent aside. */
function sending(page: string, intent: string, path: string, said: Record<string, string>): Refusing {
  return { page, path, form: { intent, ...said }, call: { body: said } }
}

const company = sending('/sign-up-company', 'register', `${auth}/sign-up-company`, {
  email: 'a@nusabank.test',
})
const bughunter = sending('/sign-up-bughunter', 'register', `${auth}/sign-up-bughunter`, {
  email: 'a@b.test',
})
const code = (email: string) =>
  sending('/sign-up-bughunter', 'send_code', `${auth}/sign-up-bughunter/code`, { email })
const passwords = (password: string, confirm: string): Refusing => ({
  ...bughunter,
  form: { ...bughunter.form, password, confirmPassword: confirm },
  call: { body: { email: 'a@b.test', password, confirm_password: confirm } },
})
const contact = (email: string) => sending('/contact-us', 'send', '/api/v1/inquiries', { email })
const incident = (email: string): Refusing => ({
  ...sending('/cyber-incident-report', 'report', '/api/v1/incidents', { email }),
  call: { form: { email } },
})
const download = (email: string) =>
  sending(
    `/publication/cyber-security-executive/${executive}`,
    'download',
    `/api/v1/executive-reports/${executive}/download`,
    { email },
  )
const nothing = code('')
const rules = (...words: string[]) => refuses('/sign-up-bughunter', bughunter.form, ...words)
const editing = 'app/domain/company/editing/edit-company.test.ts'
const upload = 'packages/upload-check/src/examine-file.test.ts'

/** Every rule and every message of a form, by its page and its call. */
export const validationLines: Line[] = [
  [
    '5.1',
    "required: '{field} is required'",
    says(bughunter, 'username', 'Nama pengguna harus diisi | Username is required'),
  ],
  [
    '5.2',
    'Password: at least one special character',
    rules('harus mempunyai minimal 1 karakter spesial | must have at least 1 special character'),
  ],
  [
    '5.3',
    'Password: at least one capital letter',
    rules('harus mempunyai minimal 1 huruf kapital | must have at least 1 capital letter'),
  ],
  [
    '5.4',
    'Password: at least one digit',
    rules('harus mempunyai minimal 1 angka | must have at least 1 digit'),
  ],
  [
    '5.5',
    'Password: no spaces',
    is('accountWords', accountWords.id.password.rules.password_space, 'tidak boleh ada spasi'),
    shownBy(
      'app/web/parts/account/password-strength.test.ts',
      'mentions spaces, common words and own names only where they are present',
      'password_space',
    ),
    says(
      passwords('Kuat-Sekali 1', 'Kuat-Sekali 1'),
      'password',
      'Kata sandi terlalu lemah | Password is too weak',
    ),
  ],
  [
    '5.6',
    "valid_url: http, https or ftp; '{field} must be a URL'",
    is('fieldErrors', fieldErrors.en.valid_url({ label: 'Website' }), 'Website must be a URL'),
    shownBy(editing, 'takes %s', 'http://', 'https://', 'ftp://'),
    shownBy(editing, 'refuses the address %s'),
  ],
  [
    '5.7',
    "max_5mb_file: under 5,000,000 bytes; 'must be a maximum size of 5MB.'",
    is('fileLimit', fileLimit, 5_000_000),
    shownBy(
      'test/pages/incident-pages.test.ts',
      'refuses 5 MB with its message, and addresses and files sent twice',
      'must be a maximum size of 5MB.',
    ),
  ],
  [
    '5.8',
    "pdf_only: application/pdf; 'must be a PDF type.'",
    shownBy(
      'test/pages/career-pages.test.ts',
      'reports that a CV must be a PDF below 5 MB',
      'must be a PDF type.',
    ),
    shownBy(upload, 'UPL-02 refuses files of a false type'),
  ],
  [
    '5.9',
    'Standard rules are registered for every form',
    shownBy('test/language.test.ts', 'errors of fields', 'min|max|regex'),
  ],
  ['5.10', 'Email is required', says(nothing, 'email', 'Email harus diisi | Email is required')],
  ['5.11', 'Email must be valid', says(code('salah'), 'email', 'Email harus valid | Email must be valid')],
  [
    '5.12',
    'Verification Code is required',
    says(bughunter, 'code', 'Kode verifikasi harus diisi | Verification Code is required'),
  ],
  [
    '5.13',
    'Company Name is required',
    says(company, 'company_name', 'Nama perusahaan harus diisi | Company Name is required'),
  ],
  [
    '5.14',
    'Telephone Number is required',
    says(company, 'phone', 'Nomor telepon harus diisi | Telephone Number is required'),
  ],
  [
    '5.15',
    'Username is required',
    says(company, 'username', 'Nama pengguna harus diisi | Username is required'),
  ],
  [
    '5.16',
    'Password is required',
    says(company, 'password', 'Kata sandi harus diisi | Password is required'),
  ],
  [
    '5.17',
    'Password is too weak',
    says(passwords('lemah', 'lemah'), 'password', 'Kata sandi terlalu lemah | Password is too weak'),
  ],
  [
    '5.18',
    'Confirm Password is required',
    says(company, 'confirm_password', 'Ulangi kata sandi harus diisi | Confirm Password is required'),
  ],
  [
    '5.19',
    'Password must be same',
    says(
      passwords('Kuat-Sekali-77', 'Kuat-Sekali-78'),
      'confirm_password',
      'Kata sandi harus sama | Password must be same',
    ),
  ],
  [
    '5.20',
    'T-Shirt Size is required',
    says(bughunter, 'tshirt_size', 'Ukuran kaus harus diisi | T-Shirt Size is required'),
  ],
  [
    '5.21',
    'Agreement: the terms and the privacy policy, with the name of the brand',
    says(
      company,
      'agreement',
      'Anda harus menyetujui Syarat & Ketentuan serta Kebijakan Privasi yang berlaku di Cakrawala | You must agree to the Terms & Conditions and the Privacy Policy that applied at Cakrawala',
    ),
  ],
  [
    '5.22',
    'Contact: Full Name is required',
    says(contact(''), 'full_name', 'Nama lengkap harus diisi | Full Name is required'),
  ],
  [
    '5.23',
    'Contact: Email is required, and valid',
    says(contact(''), 'email', 'Email harus diisi | Email is required'),
    says(contact('salah'), 'email', 'Email harus valid | Email must be valid'),
  ],
  [
    '5.24',
    'Contact: Company Name and Phone Number are required',
    says(contact(''), 'company_name', 'Nama perusahaan harus diisi | Company Name is required'),
    says(contact(''), 'phone', 'Nomor telepon harus diisi | Phone Number is required'),
  ],
  [
    '5.25',
    'Contact: Please select Topic',
    says(contact(''), 'topic', 'Pilih topiknya | Please select Topic'),
  ],
  [
    '5.26',
    'Contact: Please fill the message',
    says(contact(''), 'message', 'Isi pesannya | Please fill the message'),
  ],
  ['5.27', 'Incident: Name is required', says(incident(''), 'name', 'Nama harus diisi | Name is required')],
  [
    '5.28',
    'Incident: Email is required, and valid',
    says(incident(''), 'email', 'Email harus diisi | Email is required'),
    says(incident('salah'), 'email', 'Email harus valid | Email must be valid'),
  ],
  [
    '5.29',
    'Incident: Application Name - Domain is required',
    says(
      incident(''),
      'application',
      'Nama Aplikasi - Domain harus diisi | Application Name - Domain is required',
    ),
  ],
  [
    '5.30',
    'Incident: Incident Name and Description are required',
    says(incident(''), 'title', 'Nama Insiden harus diisi | Incident Name is required'),
    says(incident(''), 'description', 'Uraian harus diisi | Description is required'),
  ],
  [
    '5.31',
    'Download: Nama harus diisi, Your Name is required',
    says(download(''), 'name', 'Nama harus diisi | Your Name is required'),
  ],
  [
    '5.32',
    'Download: Email harus diisi, and harus valid',
    says(download(''), 'email', 'Email harus diisi | Email is required'),
    says(download('salah'), 'email', 'Email harus valid | Email must be valid'),
  ],
  [
    '5.33',
    'Download: Pekerjaan harus diisi, Job is required',
    says(download(''), 'job', 'Pekerjaan harus diisi | Job is required'),
  ],
  [
    '5.34',
    'Download: Posisi Pekerjaan harus diisi, Job Position is required',
    says(download(''), 'position', 'Posisi Pekerjaan harus diisi | Job Position is required'),
  ],
  [
    '5.35',
    'Download: Nama Perusahaan harus diisi, Company Name is required',
    says(download(''), 'company', 'Nama Perusahaan harus diisi | Company Name is required'),
  ],
  [
    '5.36',
    'Password strength has four levels: 25, 50, 75, 100',
    shownBy('app/domain/account/password/password-rule.test.ts', '%j has level %i', '25', '50', '75', '100'),
    shownBy('test/journeys/form-scripts.spec.ts', 'a new password is rated while it is typed, in …'),
  ],
  [
    '5.37',
    'Bughunters who join a program are verified',
    shownBy(
      'app/domain/program/agreement/agree-to-program.test.ts',
      'names the step that is missing',
      'account_unverified',
    ),
  ],
  [
    '5.38',
    'A report in another language, or without its parts, is not sent',
    shownBy('app/domain/report/report-input.test.ts', 'is named, and nothing else (%#)', 'not_indonesian'),
    shows(
      'reporter',
      '/bughunter/programs/submit-report/:id programs.open',
      'Tulis dalam Bahasa Indonesia. | Write in Indonesian.',
    ),
  ],
]
