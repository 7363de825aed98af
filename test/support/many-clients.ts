import { spawn } from 'node:child_process'

export type Met = { status: number; retry: string | null }

/**
 * Sends many requests at once from a process of its own, so that the clients do not use the event loop that is measured.
 * @param from an address for each visitor, as a proxy forwards it
 */
export function crowd(address: string, visitors: readonly { from: string; body: unknown }[]): Promise<Met[]> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, address], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(visitors))
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(Buffer.concat(parts).toString()) as Met[])
      else reject(new Error(`the crowd ended with ${code}`))
    })
  })
}

const script = `
  const parts = []
  for await (const part of process.stdin) parts.push(part)
  const visitors = JSON.parse(Buffer.concat(parts))
  const met = await Promise.all(visitors.map(async ({ from, body }) => {
    const answer = await fetch(process.argv[1], {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    })
    await answer.text()
    return { status: answer.status, retry: answer.headers.get('retry-after') }
  }))
  process.stdout.write(JSON.stringify(met))
`
