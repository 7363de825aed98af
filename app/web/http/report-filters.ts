export { reportFiltersOf } from '#domain/report/list-address.server.ts'
