import { describe, expect, it } from 'vitest'
import { deviceClass, deviceOf } from './device.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'

describe('a device', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome', '142', 'Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/142.0.0.0`,
      'Edge',
      '142',
      'Windows',
    ],
    [`Mozilla/5.0 (Linux; Android 15; SM-S921B) ${chrome} Mobile Safari/537.36`, 'Chrome', '142', 'Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', '145', 'Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari',
      '18',
      'iOS',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'Safari',
      '18',
      'macOS',
    ],
    ['curl/8.5.0', null, null, null],
    ['', null, null, null],
  ])('%.60s', (agent, browser, version, system) => {
    expect(deviceOf(agent)).toEqual({ browser, version, system })
  })

  it('is of the same class after an update, of another in another browser or system', () => {
    const firefox = (version: number, system: string) =>
      `Mozilla/5.0 (${system}; rv:${version}.0) Firefox/${version}.0`
    expect(deviceClass(firefox(144, 'X11; Linux x86_64'))).toBe(
      deviceClass(firefox(145, 'X11; Linux x86_64')),
    )
    expect(deviceClass(firefox(145, 'Windows NT 10.0'))).not.toBe(
      deviceClass(firefox(145, 'X11; Linux x86_64')),
    )
    expect(deviceClass('curl/8')).toBe(deviceClass('node'))
    expect(deviceClass('curl/8')).not.toBe(deviceClass(firefox(145, 'Windows NT 10.0')))
  })
})
