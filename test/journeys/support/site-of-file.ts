import { type Beginning, openSite, type Site } from './site.ts'

export type { Site }

/** The site of the file whose journeys a worker walks; for the next file it begins anew, where nothing happened yet. */
export class SiteOfFile {
  private readonly worker: number
  private file: string | null = null
  private site: Site | null = null

  /** @param worker distinguishes the workers of one run */
  constructor(worker: number) {
    this.worker = worker
  }

  async open(file: string): Promise<Site> {
    if (this.site && this.file === file) return this.site
    this.file = null
    if (!(await this.site?.beginAnew())) {
      await this.close()
      const beginning = JSON.parse(process.env.JOURNEYS_BEGINNING!) as Beginning
      this.site = await openSite(`${process.ppid}_${this.worker}`, beginning)
    }
    this.file = file
    return this.site!
  }

  async close(): Promise<void> {
    await this.site?.close()
    this.site = null
  }
}
