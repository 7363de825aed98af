import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Wishes = { origin: string; counter?: number; verified?: boolean }

/** A passkey made of software: what a browser would answer with, honest or not. */
export function softPasskey(relyingParty = 'localhost') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const credential = { id: base64(id), rawId: base64(id), type: 'public-key', clientExtensionResults: {} }
  const authenticatorData = ({ counter = 1, verified = true }: Wishes, attested: Buffer[] = []) =>
    Buffer.concat([
      createHash('sha256').update(relyingParty).digest(),
      // User present, user verified, attested data follow (WebAuthn §6.1).
      Buffer.from([0x01 | (verified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0)]),
      word(counter, 4),
      ...attested,
    ])
  return {
    id: base64(id),
    /** The answer to `navigator.credentials.create`. */
    register(challenge: string, accepted: Wishes): string {
      const { x, y } = publicKey.export({ format: 'jwk' })
      const data = authenticatorData(accepted, [Buffer.alloc(16), word(16, 2), id, coseKey(x!, y!)])
      const attestationObject = Buffer.concat([
        hex('a363666d74646e6f6e656761747453746d74a0686175746844617461'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      const response = {
        clientDataJSON: base64(clientData('webauthn.create', challenge, accepted.origin)),
        attestationObject: base64(attestationObject),
        transports: ['internal'],
      }
      return JSON.stringify({ ...credential, response })
    },
    /** The answer to `navigator.credentials.get`. */
    answer(challenge: string, accepted: Wishes): string {
      const data = authenticatorData(accepted)
      const client = clientData('webauthn.get', challenge, accepted.origin)
      const hash = createHash('sha256').update(client).digest()
      const response = {
        clientDataJSON: base64(client),
        authenticatorData: base64(data),
        signature: base64(sign('sha256', Buffer.concat([data, hash]), privateKey)),
      }
      return JSON.stringify({ ...credential, response })
    },
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

/** ES256 on P-256 as COSE (RFC 9053): {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKey(x: string, y: string): Buffer {
  return Buffer.concat([hex('a501020326200121'), bytes(x), Buffer.from([0x22]), bytes(y)])
}

function bytes(base64url: string): Buffer {
  return Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(base64url, 'base64url')])
}

function word(value: number, length: number): Buffer {
  const buffer = Buffer.alloc(length)
  buffer.writeUIntBE(value, 0, length)
  return buffer
}

function hex(text: string): Buffer {
  return Buffer.from(text, 'hex')
}

function base64(data: Buffer): string {
  return data.toString('base64url')
}
