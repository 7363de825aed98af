import { doneWords } from '#i18n/done.ts'
import { keyWords } from '#i18n/keys.ts'
import { workWords } from '#i18n/work-queue.ts'
import { expectNoBarriers } from './support/axe.ts'
import { expectText } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

test('an operator works through one queue by keys; a colleague sees who claimed what', async ({
  page,
  newUser,
}) => {
  const colleague = await newUser()
  await signIn(page, 'triase@demo.test')
  await page.goto('/hello')
  await page.locator('main').getByRole('link', { name: workWords.id.title }).click()
  await page.waitForURL(/\/hello\/queue$/)
  await expectNoBarriers(page)

  await page.keyboard.press('?')
  await expectText(page, keyWords.id.title)
  await page.keyboard.press('Escape')
  await page.goto('/hello/queue?desk=top_ups&taker=nobody')
  await settled(page)
  const row = page.locator('tr[data-row]').first()
  await expect(row.getByRole('button')).toBeVisible()
  const title = (await row.getByRole('link').textContent()) ?? ''
  await page.keyboard.press('j')
  await expect(row.getByRole('link')).toBeFocused()
  await page.keyboard.press('c')
  await expectText(page, doneWords.id.work_taken)

  await signIn(colleague, 'penyelia@demo.test')
  await colleague.goto('/en/hello/queue?desk=top_ups')
  await expectNoBarriers(colleague)
  const held = colleague.locator('tr[data-row]', { hasText: title }).first()
  await expect(held).toContainText('triase')
  await expect(held.getByRole('button')).toHaveCount(0)

  await page.goto('/hello/queue?desk=top_ups&taker=mine')
  await page.getByRole('button', { name: workWords.id.releaseOf({ title }) }).click()
  await expectText(page, doneWords.id.work_released)
})
