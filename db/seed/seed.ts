import { now } from '@cakrawala/calendar/clock'
import { announcementScenes } from './announcement-scenes.ts'
import { dailyRounds } from './daily-rounds.ts'
import { documentScenes } from './document-scenes.ts'
import { goodsScenes } from './goods-scenes.ts'
import { incidentScenes } from './messages/incidents.ts'
import { inquiryScenes } from './messages/inquiries.ts'
import { payoutScenes } from './payout-scenes.ts'
import { companyStories } from './people/companies.ts'
import { hunters } from './people/hunters.ts'
import { memberScenes } from './people/members.ts'
import { sanctionScenes } from './people/sanctions.ts'
import { companyScenes } from './people/settle-company.ts'
import { hunterScenes } from './people/settle-hunter.ts'
import { seatTeam } from './people/team.ts'
import { newPopulation } from './population.ts'
import { programScenes } from './program-scenes.ts'
import { nusaPrograms } from './programs/nusa.ts'
import { publicGoodPrograms } from './programs/public-good.ts'
import { tradePrograms } from './programs/trade.ts'
import { reportScenes } from './report-scenes.ts'
import { kopiReports } from './reports/kopi.ts'
import { lestariReports } from './reports/lestari.ts'
import { nusaMobileEarly } from './reports/nusa-mobile-early.ts'
import { nusaMobileLate } from './reports/nusa-mobile-late.ts'
import { nusaMobileOther } from './reports/nusa-mobile-other.ts'
import { nusaOther } from './reports/nusa-other.ts'
import { rantaiReports } from './reports/rantai.ts'
import { sehatReports } from './reports/sehat.ts'
import { sprintReports } from './reports/sprint.ts'
import { warungReports } from './reports/warung.ts'
import { playInOrder, type Scene } from './scene.ts'
import { settingScenes } from './setting-scenes.ts'
import { writeNotifications } from './write-notifications.ts'
import { writeUpScenes } from './write-up-scenes.ts'

const programs = [...nusaPrograms, ...tradePrograms, ...publicGoodPrograms]
const reports = [
  ...nusaMobileEarly,
  ...nusaMobileLate,
  ...nusaMobileOther,
  ...nusaOther,
  ...warungReports,
  ...rantaiReports,
  ...sehatReports,
  ...sprintReports,
  ...lestariReports,
  ...kopiReports,
]

/**
 * Writes the demo data into an empty database: people, programs, reports and money of the last 75 days, done by the use
 * cases themselves at their moments. The texts and their order are always the same; ids and days are those of the run.
 * @param present the moment the demo data lead up to
 */
export async function seedDemo(present: Date = now()): Promise<void> {
  const population = newPopulation()
  const scenes: Scene[] = [
    { at: '76d 09:00', play: () => seatTeam(population) },
    ...settingScenes(population),
    ...companyStories.flatMap((story) => companyScenes(population, story)),
    ...memberScenes(population),
    ...hunters.flatMap((story) => hunterScenes(population, story)),
    ...programs.flatMap((story) => programScenes(population, story, present)),
    ...sanctionScenes(population),
    ...reports.flatMap((story) => reportScenes(population, story)),
    ...announcementScenes(population),
    ...incidentScenes(population),
    ...inquiryScenes(population),
    ...writeUpScenes(population),
    ...documentScenes(population),
    ...payoutScenes(population),
    ...goodsScenes(population),
    ...dailyRounds(70),
  ]
  await playInOrder(scenes, present)
  await writeNotifications(present)
}
