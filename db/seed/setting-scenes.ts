import { jakartaDay } from '@cakrawala/calendar/business-days'
import { after, day, now } from '@cakrawala/calendar/clock'
import { changeSetting } from '#domain/operations/setting/change-setting.server.ts'
import { confirmSetting } from '#domain/operations/setting/decide-setting.server.ts'
import type { SettingKey } from '#domain/setting/setting.ts'
import type { SettingChange } from '#domain/setting/setting-input.ts'
import { demoPassword } from './cast.ts'
import type { Scene } from './scene.ts'
import type { Population } from './seed-types.ts'

type Told = { key: SettingKey } & Pick<SettingChange, 'scope' | 'value' | 'reason'>

// No bank has a branch 000: the number is nobody's.
const account = { bank: '014', name: '', number: '0000001234', holder: 'PT Contoh Cakrawala', used: true }
const told: readonly Told[] = [
  { key: 'accounts', scope: '1', value: account, reason: 'Rekening operasional untuk isi saldo.' },
  { key: 'plans', scope: 'pro', value: { price: '4500000' }, reason: 'Harga awal paket Pro.' },
]

/** The account companies transfer to and the price of a plan, each set by two of the team. */
export function settingScenes(population: Population): Scene[] {
  const proof = { currentPassword: demoPassword }
  return [
    {
      at: '74d 09:00',
      play: async () => {
        const [first, second] = [population.person('triase'), population.person('penyelia')]
        const validFrom = jakartaDay(after(now(), day))
        for (const { key, ...change } of told) {
          const id = await changeSetting(first, key, { ...change, validFrom, seen: 0 }, proof)
          await confirmSetting(second, id, proof)
        }
      },
    },
  ]
}
