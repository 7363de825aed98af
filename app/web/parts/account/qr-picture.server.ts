import QRCode from 'qrcode'

/** A QR code as an address an `img` shows. Dark on white in every theme: cameras read nothing else well. */
export async function qrPicture(text: string): Promise<string> {
  const svg = await QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 3 })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
