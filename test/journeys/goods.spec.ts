import type { Page } from '@playwright/test'
import { doneWords } from '#i18n/done.ts'
import { goodsWords } from '#i18n/goods.ts'
import { noticeSentence } from '#i18n/notice-kinds.ts'
import { expectNoBarriers } from './support/axe.ts'
import { act, expectText } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

test('a thing a report earned gets an address, is sent, does not arrive, and is sent again', async ({
  page,
  newUser,
}) => {
  test.setTimeout(120_000)
  const [id, en] = [goodsWords.id, goodsWords.en]
  await signIn(page, 'elang@demo.test')
  await page.goto('/bughunter/profile/reward')
  const things = page.locator('#rewards tr', { hasText: id.states.granted })
  const row = things.filter({ hasText: 'Nusa Bank' }).first()
  const address = await row.getByRole('link').getAttribute('href')
  const code = (await row.locator('.font-mono').textContent())!.trim()
  await page.goto(address!)
  const goods = page.locator('#goods')
  await expect(goods).toContainText(id.states.granted)
  const home = 'Elang Satria, Jalan Braga 27, Bandung 40111, 0812 3456 7890'
  await act(page, 'goods_address', { address: home })
  await expectText(page, doneWords.id.goods_address_given)
  await expect(goods).toContainText(home)
  await expectNoBarriers(page)

  const owner = await newUser()
  await signIn(owner, 'owner@nusabank.test')
  await owner.goto('/company/notifications')
  await expectText(
    owner,
    noticeSentence('company_goods_addressed', { code, program: '' } as never, 'Cakrawala', 'id')!,
  )
  const detail = address!.replace('/bughunter/hacktivity', '/company/reports/detail')
  const send = async (sender: Page, place: string, sending: string, done: string) => {
    await sender.goto(place)
    await settled(sender)
    await act(sender, 'send_goods', { sending })
    await expectText(sender, done)
  }
  await send(owner, detail, 'JNE 0001', doneWords.id.desk_send_goods)
  await expect(owner.locator('#goods')).toContainText(home)
  await expectNoBarriers(owner)

  const english = `/en${address}`
  await page.goto(english)
  await expect(goods).toContainText('JNE 0001')
  await expect(goods).toContainText(en.states.sent)
  const reason = 'The parcel did not come and its number is unknown.'
  await act(page, 'goods_missing', { reason })
  await expectText(page, doneWords.en.goods_missing)
  await send(owner, `/en${detail}`, 'JNE 0002', doneWords.en.desk_send_goods)
  await page.goto('/en/bughunter/notifications')
  await expectText(
    page,
    noticeSentence('hunter_goods_sent', { code, program: '' } as never, 'Cakrawala', 'en')!,
  )
  await page.goto(english)
  await goods.getByRole('button', { name: en.acts.confirm }).click()
  await expectText(page, doneWords.en.goods_received)
  await page.goto('/en/bughunter/profile/reward')
  await expect(page.locator('#rewards')).not.toContainText('JNE')
  await expect(page.locator('#rewards tr', { hasText: code })).toContainText(en.states.received)
})

test('the platform team closes a thing that will not be sent', async ({ page, newUser }) => {
  const { id } = goodsWords
  await signIn(page, 'komodo@demo.test')
  await page.goto('/bughunter/profile/reward')
  const row = page.locator('#rewards tr', { hasText: id.states.granted }).first()
  const address = await row.getByRole('link').getAttribute('href')
  const team = await newUser()
  await signIn(team, 'triase@demo.test')
  await team.goto(address!.replace('/bughunter/hacktivity', '/hello/reports/detail'))
  const reason = 'Bughunter meminta barangnya disumbangkan.'
  await act(team, 'close_goods', { reason })
  await expectText(team, doneWords.id.desk_close_goods)
  await expectNoBarriers(team)
  await page.goto(address!)
  await expect(page.locator('#goods')).toContainText(id.states.closed)
  await expect(page.locator('#goods')).toContainText(reason)
})
