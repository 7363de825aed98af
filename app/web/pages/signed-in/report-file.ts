export { reportFile as loader } from '#web/http/report-file.ts'
