import { deflateSync } from 'node:zlib'
import { checkPdf } from '@cakrawala/upload-check/check-pdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPdf, pdfWith } from '../support/hostile-files.ts'

const script = '/S /JavaScript /JS (app.alert(1))'
/** Everything a PDF can do or carry, each by its shortest spelling in an object of its own. */
const active: Record<string, string> = {
  'a rendition with a script, as a page opens':
    '<< /Annots [<</Subtype/Screen/Rect[0 0 9 9]/AA<</PO<</S/Rendition/JS(app.alert("PAGEOPEN"))>>>>>>] >>',
  'a script without the long name': '<< /S /Rendition /OP 0 /JS (app.alert(1)) >>',
  'short names in numbers': '<< /A << /#53 /#52endition /#4a#53 (1) >> /#45#66 1 /#4f#50 0 /E#46 << >> >>',
  'a file in an annotation':
    '<< /Subtype /FileAttachment /FS << /F (evil.exe) /EF << /F 7 0 R >> >> /Rect [0 0 9 9] >>',
  'a file without its type': '<< /F (evil.exe) /UF (evil.exe) /EF << /F 7 0 R >> >>',
  'an associated file': '<< /AF [7 0 R] >>',
  'a portfolio': '<< /Collection << /View /D >> >>',
  'a thread on another computer': '<< /S /Thread /F (\\\\\\\\evil.test\\\\share\\\\a.pdf) /D 0 >>',
  'a drawing in space': '<< /Subtype /3D /3DD 7 0 R >>',
  'a drawing that brings a script': '<< /Type /3D /Subtype /U3D /OnInstantiate 7 0 R /Length 0 >>',
  'rich media': '<< /Subtype /RichMedia /RichMediaContent << >> >>',
  'a command to rich media': '<< /S /RichMediaExecute /CMD << /C (x) >> >>',
  'a film': '<< /Subtype /Movie /Movie << /F (a.avi) >> >>',
  'an action that plays a film': '<< /S /Movie >>',
  'a sound': '<< /S /Sound /Sound 7 0 R >>',
  'a view of a drawing': '<< /S /GoTo3DView /V 0 >>',
  'another file': '<< /S /GoToR /F (a.pdf) /D [0 /Fit] >>',
  'a part of a document': '<< /S /GoToDp /Dp 7 0 R >>',
  'an unknown action': '<< /Type /Action /S /Vendor_Run >>',
  'an unknown action of a link': '<< /Subtype /Link /A << /S /Vendor_Run >> >>',
  'a menu entry': '<< /Subtype /Link /A << /S /Named /N /Print >> >>',
  'a file by its address': '<< /Subtype /Link /A << /S /URI /URI (file:///C:/evil.exe) >> >>',
  'a script by its address': '<< /Subtype /Link /A << /S /URI /URI (javascript:alert\\(1\\)) >> >>',
  'an address in numbers': '<< /A << /S /URI /URI <66696c653a2f2f6576696c> >> >>',
  'an address without a scheme': '<< /A << /S /URI /URI (evil.exe) >> >>',
  'data as an address': '<< /A << /S /URI /URI (data:text/html,<script>1</script>) >> >>',
  'a share of another computer': '<< /A << /S /URI /URI (\\\\\\\\evil.test\\\\share\\\\a.exe) >> >>',
  'an address of the transfer of files': '<< /A << /S /URI /URI (ftp://evil.test/a) >> >>',
  'a scheme behind a name of the web': '<< /A << /S /URI /URI (www.javascript:alert) >> >>',
  'a path out of a name of the web': '<< /A << /S /URI /URI (www.a.test/../../evil.exe) >> >>',
  'a path out of it in the manner of Windows': '<< /A << /S /URI /URI (www.a.test/\\\\..\\\\evil.exe) >> >>',
  'a name of the web that is none': '<< /A << /S /URI /URI (www.exe) >> >>',
  'a scheme that begins like telephone': '<< /A << /S /URI /URI (telnet://evil.test) >> >>',
  'an address that is a name': '<< /A << /S /URI /URI /file:#2f#2fevil >> >>',
  'a base of addresses': '<< /Type /Catalog /URI << /Base (file://evil.test/) >> >>',
  'an address as it opens': '<< /OpenAction << /S /URI /URI (https://example.test) >> >>',
  'an address as a page opens': '<< /AA << /O << /S /URI /URI (https://example.test) >> >> >>',
  'an address after a jump':
    '<< /OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [<< /S /URI /URI (https://example.test) >>] >> >>',
  'a script behind an address':
    '<< /A << /S /URI /URI (https://example.test) /Next << /S /Rendition /JS (1) >> >> >>',
  'a type that is a text': '<< /A << /S (Launch) /F (cmd.exe) >> >>',
  'data in another file': '<< /Length 0 /F (\\\\\\\\evil.test\\\\share) >>\nstream\n\nendstream',
  'a form that leaves': '<< /S /SubmitForm /F (https://evil.test) >>',
  'a form of another kind': '<< /AcroForm << /XFA 7 0 R >> >>',
  'data for a form': '<< /S /ImportData /F (a.fdf) >>',
}

const packed = (object: string, more = '') =>
  `<< /Type /ObjStm /N 1 /First 5 /Filter /FlateDecode ${more}>>\nstream\n${deflateSync(`19 0 ${object}`).toString('latin1')}\nendstream`
const isStream = (object: string) => object.includes('stream')

beforeAll(async () => expect(await checkPdf(await aPdf())).toBeNull())

describe('UPL-08 forbidden content of a PDF', () => {
  it.each(Object.entries(active))(
    '%s: refused by its name, open, packed and replaced',
    async (_name, object) => {
      expect(await checkPdf(await pdfWith(object))).toBe('file_active')
      // An older version, which a reader may go back to.
      const replaced = `${object}\nendobj\n9 0 obj\n<< /Type /Page >>`
      expect(await checkPdf(await pdfWith(replaced))).toBe('file_active')
      if (isStream(object)) return
      expect(await checkPdf(await pdfWith(packed(object)))).toBe('file_active')
    },
  )

  it.each(Object.entries(active))(
    '%s: refused where only a reader that repairs finds it',
    async (_name, object) => {
      const inStream = `<< /Length 900 >>\nstream\n12 0 obj ${object}\nendobj\nendstream`
      expect(await checkPdf(await pdfWith(inStream))).toBe('file_active')
      if (isStream(object) || /[()]/.test(object)) return
      expect(await checkPdf(await pdfWith(`<< /Title (x\n12 0 obj ${object} endobj) >>`))).toBe('file_active')
      expect(await checkPdf(await pdfWith(`<< >> %\r12 0 obj ${object} endobj`))).toBe('file_active')
    },
  )

  const apart: Record<string, [string, 'file_active' | 'file_broken']> = {
    'an action behind a reference': [
      '<< /A 11 0 R >>\nendobj\n11 0 obj\n<< /S /Vendor_Run >>',
      'file_active',
    ],
    'the newest of several actions': [
      '<< /A 11 0 R >>\nendobj\n11 0 obj\n<< /S /GoTo >>\nendobj\n11 0 obj << /S /Vendor_Run >>',
      'file_active',
    ],
    'triggers behind references': [
      '<< /AA 11 0 R >>\nendobj\n11 0 obj\n<< /O 12 0 R >>\nendobj\n12 0 obj << /S /URI /URI (https://a.test) >>',
      'file_active',
    ],
    'an address behind a reference': [
      '<< /S /URI /URI 11 0 R >>\nendobj\n11 0 obj\n(file://x)',
      'file_active',
    ],
    'a type behind a reference': ['<< /S 11 0 R >>\nendobj\n11 0 obj\n/GoTo', 'file_broken'],
    'a reference that wraps around': ['<< /A 4294967307 0 R >>', 'file_broken'],
    'a repeated key': ['<< /A << /S /GoTo >> /A << /S /GoTo >> >>', 'file_broken'],
    'an object that never ends': ['<< /Kids [', 'file_broken'],
    'lists in lists': [`${'['.repeat(5_000)}${']'.repeat(5_000)}`, 'file_broken'],
    'a dictionary that is none': ['<< 1 2 >>', 'file_broken'],
    'packed objects that overlap': [
      `<< /Type /ObjStm /N 2 /First 9 /Filter /FlateDecode >>\nstream\n${deflateSync(
        `1 0 2 1 (<< ${script} >>)`,
      ).toString('latin1')}\nendstream`,
      'file_active',
    ],
  }

  it.each(Object.entries(apart))('%s', async (_name, [object, problem]) => {
    expect(await checkPdf(await pdfWith(object))).toBe(problem)
  })

  it('a trailer of an update is checked like an object', async () => {
    const whole = (await aPdf()).toString('latin1')
    const updated = (trailer: string) => Buffer.from(`${whole}trailer ${trailer}\n%%EOF\n`, 'latin1')
    expect(await checkPdf(updated('<< /Root 1 0 R /Info << /Title (x) >> >>'))).toBeNull()
    expect(await checkPdf(updated('<< /Root << /AF [7 0 R] >> >>'))).toBe('file_active')
    expect(await checkPdf(updated('<< /Root 1 0 R'))).toBe('file_broken')
  })
})
