import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ended } from '../platform.ts'

export type Proxy = { origin: string; stop(): Promise<void> }

/**
 * nginx as docs/operating.md has it, but with HTTP/2 towards people and few connections towards the platform, which all of them
 * share. @returns null where there is no nginx
 */
export async function openProxy(port: number, platform: string): Promise<Proxy | null> {
  if (spawnSync('nginx', ['-v']).error) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'cakrawala-proxy-'))
  writeFileSync(path.join(folder, 'nginx.conf'), configOf(port, new URL(platform).host))
  const options = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr']
  const child = spawn('nginx', options, { stdio: ['ignore', 'ignore', 'inherit'] })
  const origin = `http://localhost:${port}`
  await open(child, port)
  return {
    origin,
    async stop() {
      await ended(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const configOf = (port: number, platform: string) => `
daemon off; master_process off; pid nginx.pid; error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  upstream platform { server ${platform.replace('localhost', '127.0.0.1')}; keepalive 8; keepalive_requests 1000000000; }
  server {
    listen 127.0.0.1:${port} http2;
    http2_max_concurrent_streams 256; keepalive_requests 1000000000;
    location / {
      proxy_pass http://platform;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host ${platform};
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_buffering off;
    }
  }
}
`

async function open(child: ChildProcess, port: number): Promise<void> {
  for (let turn = 0; turn < 100 && child.exitCode === null; turn++) {
    const answers = await new Promise<boolean>((go) => {
      const socket = connect(port, '127.0.0.1', () => go(true))
      socket.once('error', () => go(false))
      socket.once('connect', () => socket.destroy())
    })
    if (answers) return
    await new Promise((go) => setTimeout(go, 50))
  }
  throw new Error('nginx did not start')
}
