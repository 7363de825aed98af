import { describe, expect, it } from 'vitest'
import { evidentLines, qualityLines, qualityOf } from './report-quality.ts'

describe('the quality of a report', () => {
  it('is the number of ticked lines, each once', () => {
    expect(qualityOf([])).toBe(0)
    expect(qualityOf(['steps', 'steps', 'impact', 'charm'])).toBe(2)
    expect(qualityOf([...qualityLines])).toBe(5)
  })

  it('prefills only what can be checked without reading', () => {
    const bare = { files: [], vrtId: null, cweId: null, cvssVector: 'CVSS:3.1/…' }
    expect(evidentLines(bare)).toEqual([])
    const file = {
      id: '1',
      name: 'bukti.png',
      mediaType: 'image/png',
      size: 1,
      holdsSecrets: false,
      attachedAt: new Date(0),
    }
    expect(evidentLines({ ...bare, files: [file], cweId: 79 })).toEqual(['evidence', 'class'])
    expect(evidentLines({ ...bare, cweId: 79, cvssVector: null })).toEqual([])
  })
})
