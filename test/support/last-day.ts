import { jakartaDay } from '@cakrawala/calendar/business-days'
import { after, day } from '@cakrawala/calendar/clock'

/** A last day that outlives every test and is within the longest term of a program. The same however a test travels. */
export const lastDay = jakartaDay(after(new Date(), 400 * day))
