import { readFile } from 'node:fs/promises'
import { act, expectText, fill, formOf, send } from './support/forms.ts'
import { expect, password, signIn, test } from './support/journey.ts'
import { mailTo } from './support/mailbox.ts'

const own = 'Selalu-Rapi-77!'
const newer = 'Tetap-Teratur-88!'

const languages = [
  {
    prefix: '',
    name: 'Galuh Paramita',
    invited: 'Undangan dikirim',
    verified: 'Verifikasi berhasil',
    changed: 'Perubahan anggota tersimpan',
    ended: 'Anggota dinonaktifkan dan semua sesinya diakhiri',
    active: 'Aktif',
    off: 'Nonaktif',
    joined: 'bergabung sebagai anggota',
    granted: 'Akses anggota diperbarui',
    here: 'Khusus di sini juga: imbalan.',
    passwordChanged: 'Kata sandi diganti dan sesi lain diakhiri',
    head: '"Waktu (WIB)";"Siapa"',
  },
  {
    prefix: '/en',
    name: 'Maria Walanda',
    invited: 'Invitation sent',
    verified: 'Verification successful',
    changed: 'Member changes saved',
    ended: 'The member was deactivated and all their sessions were ended',
    active: 'Active',
    off: 'Deactivated',
    joined: 'joined as a member',
    granted: 'Member access updated',
    here: 'Here also: reward.',
    passwordChanged: 'Password changed; your other sessions were ended',
    head: '"Time (WIB)","Who"',
  },
] as const

for (const words of languages) {
  const { prefix } = words
  const handle = words.name.split(' ')[0]!.toLowerCase()

  test(`a colleague is invited, joins, gets more rights and is removed ${prefix || '/id'}`, async ({
    newUser,
  }) => {
    test.setTimeout(120_000)
    const since = new Date()
    const owner = await newUser()
    await signIn(owner, 'owner@nusabank.test')
    await owner.goto(`${prefix}/company/team/add`)
    const email = `${handle}@nusabank.test`
    const form = await formOf(owner, 'invite')
    await form.locator('[name="name"]').fill(words.name)
    await form.locator('[name="email"]').fill(email)
    await form.getByLabel('Nusa Mobile Banking').check()
    await form.locator('[name="currentPassword"]').fill(password)
    await send(owner, form)
    await expectText(owner, words.invited)

    const mail = await mailTo(email, /company-member-verification/, since)
    const link = /https?:\/\/\S+company-member-verification\?token=\w{43}/.exec(mail.text)![0]
    const colleague = await newUser()
    // The mail speaks the language of the account that invites; the reader may choose another.
    const { pathname, search } = new URL(link)
    await colleague.goto(`${prefix}${pathname.replace(/^\/en/, '')}${search}`)
    await expectText(colleague, 'Nusa Bank')
    await expect(colleague.getByText('Nusa Mobile Banking')).toHaveCount(0)
    const username = `nusa-${handle}`
    await act(colleague, 'accept', { username, agreement: true })
    await colleague.waitForURL(/\/create-password\?token=/)
    await expectText(colleague, words.verified)
    await colleague.locator('input[name="password"]').fill(own)
    await colleague.locator('input[name="confirmPassword"]').fill(own)
    await colleague.locator('main form button[type="submit"]').last().click()
    await colleague.waitForURL(/\/sign-in/)
    // The link of the mail is spent.
    expect((await colleague.goto(link))!.status()).toBe(404)

    await signIn(colleague, username, own)
    await colleague.goto(`${prefix}/company/programs`)
    await expectText(colleague, 'Nusa Mobile Banking')
    await expect(colleague.getByText('Nusa Open API')).toHaveCount(0)
    await expect(colleague.locator('a[href$="/company/team/member-list"]')).toHaveCount(0)
    await colleague.goto(`${prefix}/company/team/member-list`)
    await colleague.waitForURL(/\/error403$/)

    // The password of a member has a page of its own; the owner's is closed to them, and theirs to the owner.
    await colleague.goto(`${prefix}/company/profile/edit-password`)
    await colleague.waitForURL(/\/error403$/)
    await owner.goto(`${prefix}/company/profile/edit-password-member`)
    await owner.waitForURL(/\/error403$/)
    await colleague.goto(`${prefix}/company/profile/edit-password-member`)
    const change = await formOf(colleague, 'change_password')
    await fill(change, { password: newer, confirmPassword: newer, currentPassword: 'bukan ini' })
    await change.locator('button[type="submit"]').click()
    await expect(change.locator('[name="currentPassword"]')).toHaveAttribute('aria-invalid', 'true')
    await act(colleague, 'change_password', { password: newer, confirmPassword: newer, currentPassword: own })
    await expectText(colleague, words.passwordChanged)
    await mailTo(email, /Kata sandi akun diganti|password was changed/i, since)

    const admin = await newUser()
    await signIn(admin, 'admin@nusabank.test')
    await admin.goto(`${prefix}/company/team/member-list?status=2`)
    await admin.getByRole('link', { name: words.name, exact: true }).click()
    const rights = await formOf(admin, 'save')
    await rights.locator('[name="permissions"][value="report.rate"]').check()
    await rights.locator('[name="currentPassword"]').fill(password)
    await send(admin, rights)
    await expectText(admin, words.changed)
    await colleague.goto(`${prefix}/company/programs`)
    await colleague.waitForURL(/\/sign-in/)
    await mailTo(email, /hak akses|rights/i, since)
    await signIn(colleague, username, newer)

    // From the membership to what holds in one program alone, and back.
    await admin.goto(`${prefix}/company/team/member-list?status=2`)
    await admin.getByRole('link', { name: words.name, exact: true }).click()
    await admin.locator('main a[href*="/members/"]').click()
    await admin.waitForURL(/\/company\/programs\/detail\/[0-9a-f-]{36}\/members\/[0-9a-f-]{36}$/)
    await act(admin, 'save', {
      ...{ permissions: ['reward.decide'], rewardLimit: '5000000', currentPassword: password },
    })
    await expectText(admin, words.granted)
    await admin.getByRole('link', { name: words.name, exact: true }).click()
    await expectText(admin, words.here)
    await expect(admin.locator('[name="programs"]').first()).toBeVisible()
    // Admins are named by the owner alone.
    await expect(admin.locator('[name="permission"][value="1"]')).toHaveCount(0)
    await signIn(colleague, username, newer)

    await admin.goto(`${prefix}/company/team/member-list?status=2`)
    await admin.getByRole('link', { name: words.name, exact: true }).click()
    await admin.locator('a[href$="act=deactivate"]').click()
    await act(admin, 'deactivate', { currentPassword: password })
    await expectText(admin, words.ended)
    await colleague.goto(`${prefix}/company`)
    await expect(colleague.getByText(username)).toHaveCount(0)
    await mailTo(email, /dihentikan|ended/i, since)
    await colleague.goto('/sign-in')
    await colleague.locator('input[name="identifier"]').fill(username)
    await colleague.locator('input[name="password"]').fill(newer)
    await colleague.locator('form button[type="submit"]').last().click()
    await expectText(colleague, /sudah ditutup|or closed/)

    await owner.goto(`${prefix}/company/team/member-list?status=3`)
    await expectText(owner, words.off)
    await owner.goto(`${prefix}/company/team/user-log?kind=company`)
    await expectText(owner, words.joined)
    const log = await formOf(owner, 'export')
    await log.locator('[name="currentPassword"]').fill(password)
    const [download] = await Promise.all([
      owner.waitForEvent('download'),
      log.locator('button[type="submit"]').click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.csv$/)
    const csv = await readFile(await download.path(), 'utf8')
    expect(csv).toContain(words.head)
    expect(csv).toContain(words.name)
  })
}
