import { isDate } from '@cakrawala/calendar/calendar-day'
import { withoutTokens } from '@cakrawala/errors/error-summary'
import { calendarFile } from '@cakrawala/file-formats/calendar-file'
import { byteRangeOf } from '@cakrawala/http/byte-range'
import { networkOf, sharingNetworkOf, widerNetworksOf } from '@cakrawala/http/client-network'
import { codeFrom } from '@cakrawala/ids/document-code'
import { isId } from '@cakrawala/ids/ids'
import { oneLine } from '@cakrawala/mail-sender/letter-html'
import { strictMailAddress } from '@cakrawala/mail-sender/mail-address'
import { markNames, namesIn } from '@cakrawala/markdown/mark-names'
import { picturesNamed } from '@cakrawala/markdown/pictures'
import { decoded, headingsOf, htmlParts, isTag, plainLines, plainText } from '@cakrawala/markdown/plain-text'
import { isTangled, plainHtml } from '@cakrawala/markdown/render'
import { link, onOwnLines } from '@cakrawala/page-parts/markdown-edit'
import { pageMeta } from '@cakrawala/page-parts/page-meta'
import { pageFrom, sizeFrom } from '@cakrawala/paging/paging'
import { cutToWidth, fitLines } from '@cakrawala/pdf-writer/fit-lines'
import { foldLongWords } from '@cakrawala/pdf-writer/fold'
import { drawable, fontOf, lettering, runsOf, widthOf } from '@cakrawala/pdf-writer/lettering'
import { findEmails } from '@cakrawala/personal-data/find-emails'
import { findKeys } from '@cakrawala/personal-data/find-keys'
import { findNumbers } from '@cakrawala/personal-data/find-numbers'
import { findPassports } from '@cakrawala/personal-data/find-passports'
import { findPersonalData } from '@cakrawala/personal-data/find-personal-data'
import { findTokens } from '@cakrawala/personal-data/find-tokens'
import { luhnHolds } from '@cakrawala/personal-data/luhn'
import { entropyOf, isMadeUp, isMadeUpNumber } from '@cakrawala/personal-data/made-up'
import { maskOf } from '@cakrawala/personal-data/mask'
import { maskValues } from '@cakrawala/personal-data/mask-values'
import { parseNik } from '@cakrawala/personal-data/nik'
import { isFreeMailDomain } from '@cakrawala/reference-data/free-mail'
import { themeIn } from '@cakrawala/ui/choose-theme'
import { oneSpelling } from '@cakrawala/unicode-text/one-spelling'
import { outsideCode } from '@cakrawala/unicode-text/outside-code'
import { shortLine } from '@cakrawala/unicode-text/short-line'
import { claimedMedia, evidence, isMedia } from '@cakrawala/upload-check/media'
import { tidyTypedCode } from '#domain/account/codes/typed-code.server.ts'
import { parseMonth } from '#domain/account/curriculum-vitae/curriculum-vitae.ts'
import { domainOfEmail, emailKey, parseEmail } from '#domain/account/email.ts'
import { challengeIn, readAuthentication, readRegistration } from '#domain/account/factor/passkey-answer.ts'
import { tidyRecoveryCode } from '#domain/account/factor/recovery-codes.server.ts'
import { ageOn } from '#domain/account/identity/birth-date.ts'
import {
  isPasswordAccepted,
  passwordLevel,
  passwordProblems,
} from '#domain/account/password/password-rule.ts'
import { maskPhone, parsePhone } from '#domain/account/phone.ts'
import { isPseudonym } from '#domain/account/pseudonym.ts'
import { holdsKnownWord, normalAnswer } from '#domain/account/recovery/security-question.ts'
import { foldedName, isReservedName } from '#domain/account/reserved-names.ts'
import { deviceClass, deviceOf } from '#domain/account/session/device.ts'
import { usernameKey, usernameProblem } from '#domain/account/username.ts'
import { isCompanyEmail, isPlainMailbox } from '#domain/company/company-email.ts'
import { maskNpwp, npwpWarningsOf, parseNpwp, spacedNpwp } from '#domain/company/npwp.ts'
import { isEventType } from '#domain/event/event.ts'
import { positionNamed, topicNamed } from '#domain/inquiry/inquiry.ts'
import { isMailKind } from '#domain/operations/job/job.ts'
import { aroundDescription } from '#domain/program/agreement/agreement-text.ts'
import { lineDiff } from '#domain/program/version/line-diff.ts'
import { hashOfText } from '#domain/program/version/write-version.server.ts'
import { topicOf } from '#domain/publication/article.ts'
import { likeOf, literalOf, says } from '#domain/publication/article-queries.server.ts'
import { freeSlug, slugOf } from '#domain/publication/article-slug.server.ts'
import { hideInternals } from '#domain/publication/hidden-internals.ts'
import { plainBlocks } from '#domain/publication/plain-blocks.ts'
import { nearest } from '#domain/report/classification/class-input.ts'
import { searchClasses } from '#domain/report/classification/class-search.ts'
import { changedMetrics, parseCvss } from '#domain/report/classification/cvss.ts'
import { cweNamed } from '#domain/report/classification/cwe.ts'
import { folded } from '#domain/report/classification/fold-words.ts'
import { vrtNamed, vrtOf } from '#domain/report/classification/vrt.ts'
import { markTerms, termOf } from '#domain/report/duplicate/mark-terms.ts'
import { featuresOf, formsShared } from '#domain/report/duplicate/report-features.ts'
import { rootsOf } from '#domain/report/duplicate/word-roots.ts'
import { ownWords, promptsIn } from '#domain/report/families/prompts.ts'
import { maskChosen } from '#domain/report/guard/guard-texts.ts'
import { readChoices } from '#domain/report/guard/personal-data-choice.ts'
import { fillPlaceholders, placeholdersIn } from '#domain/report/placeholder/placeholders.ts'
import { refusePlaceholders } from '#domain/report/placeholder/refuse-placeholders.ts'
import { judgeLanguage, proseWords } from '#domain/report/quality/indonesian-text.ts'
import { termsFor } from '#domain/report/quality/security-terms.ts'
import { parseReportCode, reportCodesLike } from '#domain/report/report-code.ts'
import { referenceKey } from '#domain/reward/bank-reference.ts'
import { isSameHolder } from '#domain/reward/payout/holder-name.ts'
import { maskAccountNumber } from '#domain/reward/payout/payout-account.ts'
import { accountDigits } from '#domain/reward/payout/payout-input.ts'
import { payoutCodesLike } from '#domain/reward/payout.ts'
import { bearsName } from '#domain/reward/refund/refund.ts'
import { lowersTax, residenceOf } from '#domain/reward/residence.ts'
import { isSettingKey } from '#domain/setting/setting.ts'
import { deviceText } from '#i18n/device.ts'
import { faqWords } from '#i18n/faq.ts'
import { keyedHash, openCursor, readFormToken } from '#infra/secrets.ts'
import { cleanName, shownName } from '#infra/uploads.ts'
import { inLocale, localeOf } from '#kernel/locale.ts'
import { parseRupiah } from '#kernel/money.ts'
import { isBand, isRiskLevel } from '#kernel/risk-level.ts'
import { typedCode } from '#kernel/typed-code.ts'
import { readUploadMetadata } from '#web/api/upload-metadata.ts'
import { csvFile } from '#web/http/csv/csv.ts'
import { concerns } from '#web/parts/live/live-news.ts'
import { pagesNamed } from '#web/parts/page-names.ts'
import { faqFound } from '#web/parts/reading/faq-search.ts'
import { rowIn } from '#web/parts/report/bulk/bulk-row.ts'
import { choicesOf } from '#web/parts/report/cvss-form.ts'
import { isLongText } from '#web/parts/report/long-text.ts'
import { sumAskedIn } from '#web/parts/reward/sum-asked.ts'
import { canonicalPath, picturePath } from '#web/parts/seo/public-page.ts'
import { address, at, field, header, stored, type TextFunction } from './text-function.ts'

/** The longest name, title or line of ours, as its schema lets it through. */
const line = 300
const password = 128
/** What bounds the name of a file: the headers of its part. */
const fileName = 4_096
/** One program's text, of which two are compared. */
const program = 20_000

/** Functions that take a text of users. Those behind a schema have the bound of its field. */
export const textFunctions: Readonly<Record<string, TextFunction>> = {
  'i18n/device.ts deviceText': at(header, (text) => deviceText(text, 'id')),
  'kernel/locale.ts inLocale': at(address, (text) => inLocale(`/${text}`, 'en')),
  'kernel/risk-level.ts isBand': at(field, isBand),
  'kernel/risk-level.ts isRiskLevel': at(field, isRiskLevel),
  '@cakrawala/page-parts/markdown-edit link': at(field, (text) =>
    link({ text, start: 0, end: text.length }, text),
  ),
  '@cakrawala/page-parts/markdown-edit onOwnLines': at(field, (text) =>
    onOwnLines({ text, start: 0, end: text.length }, text),
  ),
  '@cakrawala/secrets/keyed-hash keyedHash': at(field, (text) => keyedHash('test', text)),
  '@cakrawala/secrets/sealed-cursor openCursor': at(address, (text) => openCursor('log', text)),
  '@cakrawala/pdf-writer/lettering fontOf': at(line, fontOf),
  '@cakrawala/upload-check/media isMedia': at(field, isMedia),
  '@cakrawala/upload-check/media claimedMedia': at(fileName, (text) => claimedMedia(text, text, evidence)),
  '@cakrawala/http/byte-range byteRangeOf': at(header, (text) => byteRangeOf(`bytes=${text}`, 9)),
  'web/api/upload-metadata.ts readUploadMetadata': at(header, (text) =>
    readUploadMetadata(`filename ${text}`),
  ),
  'domain/inquiry/inquiry.ts positionNamed': at(field, positionNamed),
  'domain/inquiry/inquiry.ts topicNamed': at(field, topicNamed),
  'domain/publication/article-slug.server.ts freeSlug': at(70, (text) => freeSlug(text, new Set([text]))),
  'domain/account/identity/birth-date.ts ageOn': at(line, (text) => ageOn(text, new Date(0))),
  '@cakrawala/unicode-text/outside-code outsideCode': at(50_000, outsideCode),
  '@cakrawala/markdown/mark-names namesIn': at(stored, namesIn),
  '@cakrawala/markdown/mark-names markNames': at(stored, (text) => markNames(text, new Set(['elang']))),
  '@cakrawala/markdown/plain-text htmlParts': at(stored, htmlParts),
  '@cakrawala/markdown/plain-text isTag': at(stored, isTag),
  'domain/report/families/prompts.ts promptsIn': at(50_000, promptsIn),
  'domain/report/families/prompts.ts ownWords': at(50_000, ownWords),
  'domain/report/placeholder/placeholders.ts placeholdersIn': at(5_000, placeholdersIn),
  'domain/report/placeholder/placeholders.ts fillPlaceholders': at(5_000, (text) =>
    fillPlaceholders(text, {
      ...{ hunter: text, code: text, program: text },
      title: text,
      due: null,
      company: text,
    }),
  ),
  'domain/report/placeholder/refuse-placeholders.ts refusePlaceholders': at(5_000, (text) =>
    refusePlaceholders({ kind: 'system', job: 'test' }, 'body', text.replaceAll('{{', '')),
  ),
  'domain/report/quality/security-terms.ts termsFor': at(field, termsFor),
  'domain/report/classification/vrt.ts vrtOf': at(field, vrtOf),
  'domain/report/classification/vrt.ts vrtNamed': at(field, vrtNamed),
  'domain/report/classification/cwe.ts cweNamed': at(field, cweNamed),
  'domain/report/classification/fold-words.ts folded': at(field, folded),
  'domain/report/classification/class-search.ts searchClasses': at(field, (text) =>
    searchClasses('cwe', text),
  ),
  'domain/report/classification/class-input.ts nearest': at(field, (text) => nearest('vrt', text)),
  'web/parts/seo/public-page.ts picturePath': at(line, (text) => picturePath(text, 'id')),
  'domain/event/event.ts isEventType': at(field, isEventType),
  '@cakrawala/ids/ids isId': at(field, isId),
  'kernel/locale.ts localeOf': at(field, localeOf),
  'kernel/money.ts parseRupiah': at(field, parseRupiah),
  '@cakrawala/unicode-text/one-spelling oneSpelling': at(field, (text) => oneSpelling(text, 'NFKD')),
  '@cakrawala/unicode-text/short-line shortLine': at(field, (text) => shortLine(text, 60)),
  '@cakrawala/paging/paging sizeFrom': at(address, sizeFrom),
  '@cakrawala/paging/paging pageFrom': at(address, pageFrom),
  '@cakrawala/ids/document-code codeFrom': at(field, codeFrom),
  '@cakrawala/secrets/form-token readFormToken': at(field, (text) => readFormToken('test', text)),
  '@cakrawala/reference-data/free-mail isFreeMailDomain': at(field, isFreeMailDomain),
  '@cakrawala/errors/error-summary withoutTokens': at(header, withoutTokens),
  '@cakrawala/mail-sender/letter-html oneLine': at(stored, oneLine),
  '@cakrawala/page-parts/page-meta pageMeta': at(stored, (text) => pageMeta(text, text, text)),
  '@cakrawala/mail-sender/mail-address strictMailAddress': at(field, strictMailAddress),
  '@cakrawala/markdown/render isTangled': at(stored, isTangled),
  '@cakrawala/markdown/render plainHtml': at(stored, plainHtml),
  'domain/operations/job/job.ts isMailKind': at(header, isMailKind),
  '@cakrawala/http/client-network networkOf': at(header, networkOf),
  '@cakrawala/http/client-network sharingNetworkOf': at(header, sharingNetworkOf),
  '@cakrawala/http/client-network widerNetworksOf': at(header, widerNetworksOf),
  '@cakrawala/pdf-writer/lettering lettering': at(line, (text) => lettering(text, 40)),
  '@cakrawala/pdf-writer/lettering widthOf': at(line, (text) => widthOf(text, 40)),
  '@cakrawala/pdf-writer/fit-lines fitLines': at(line, (text) =>
    fitLines(text, [{ size: 40, most: 2 }], 600),
  ),
  '@cakrawala/pdf-writer/fit-lines cutToWidth': at(line, (text) => cutToWidth(text, 40, 600)),
  '@cakrawala/pdf-writer/lettering drawable': at(line, drawable),
  '@cakrawala/pdf-writer/lettering runsOf': at(line, runsOf),
  '@cakrawala/pdf-writer/fold foldLongWords': at(stored, (text) =>
    foldLongWords(text, { size: 10, width: 400 }),
  ),
  '@cakrawala/upload-check/clean-name cleanName': at(fileName, (text) => cleanName(text, 'image/png')),
  '@cakrawala/upload-check/clean-name shownName': at(fileName, shownName),
  'domain/account/email.ts parseEmail': at(field, parseEmail),
  'domain/account/email.ts emailKey': at(field, emailKey),
  'domain/account/email.ts domainOfEmail': at(field, domainOfEmail),
  'domain/account/phone.ts maskPhone': at(line, maskPhone),
  'domain/account/phone.ts parsePhone': at(field, parsePhone),
  'domain/account/pseudonym.ts isPseudonym': at(field, isPseudonym),
  'domain/account/reserved-names.ts isReservedName': at(field, isReservedName),
  'domain/account/reserved-names.ts foldedName': at(field, foldedName),
  'domain/account/username.ts usernameKey': at(field, usernameKey),
  'domain/account/username.ts usernameProblem': at(field, usernameProblem),
  'domain/account/curriculum-vitae/curriculum-vitae.ts parseMonth': at(field, parseMonth),
  'domain/account/factor/passkey-answer.ts readRegistration': at(field, readRegistration),
  'domain/account/factor/passkey-answer.ts readAuthentication': at(field, readAuthentication),
  'domain/account/factor/passkey-answer.ts challengeIn': at(field, challengeIn),
  'domain/account/codes/typed-code.server.ts tidyTypedCode': at(field, (text) => tidyTypedCode(text, 3)),
  'domain/account/factor/recovery-codes.server.ts tidyRecoveryCode': at(field, tidyRecoveryCode),
  '@cakrawala/calendar/calendar-day isDate': at(field, isDate),
  '@cakrawala/personal-data/nik parseNik': at(field, parseNik),
  '@cakrawala/personal-data/find-personal-data findPersonalData': at(field, findPersonalData),
  '@cakrawala/personal-data/find-emails findEmails': at(field, findEmails),
  '@cakrawala/personal-data/find-keys findKeys': at(field, findKeys),
  '@cakrawala/personal-data/find-numbers findNumbers': at(field, findNumbers),
  '@cakrawala/personal-data/find-passports findPassports': at(field, findPassports),
  '@cakrawala/personal-data/find-tokens findTokens': at(field, findTokens),
  '@cakrawala/personal-data/luhn luhnHolds': at(field, luhnHolds),
  '@cakrawala/personal-data/made-up isMadeUp': at(field, isMadeUp),
  '@cakrawala/personal-data/made-up isMadeUpNumber': at(field, isMadeUpNumber),
  '@cakrawala/personal-data/made-up entropyOf': at(field, entropyOf),
  '@cakrawala/personal-data/mask maskOf': at(field, (text) => maskOf('nik', text)),
  '@cakrawala/personal-data/mask-values maskValues': at(field, (text) => maskValues(text, new Set([text]))),
  'domain/report/guard/personal-data-choice.ts readChoices': at(field, (text) =>
    readChoices([`mask:nik:${text}`]),
  ),
  'domain/report/guard/guard-texts.ts maskChosen': at(field, (text) =>
    maskChosen({ text }, [`mask:nik:${text}`]),
  ),
  'domain/account/password/password-rule.ts passwordProblems': at(password, (text) => passwordProblems(text)),
  'domain/account/password/password-rule.ts passwordLevel': at(field, (text) => passwordLevel(text)),
  'domain/account/password/password-rule.ts isPasswordAccepted': at(field, (text) =>
    isPasswordAccepted(text),
  ),
  'domain/account/recovery/security-question.ts normalAnswer': at(field, normalAnswer),
  'domain/account/recovery/security-question.ts holdsKnownWord': at(line, (text) =>
    holdsKnownWord(text, [text, text]),
  ),
  'domain/account/session/device.ts deviceOf': at(line, deviceOf),
  'domain/account/session/device.ts deviceClass': at(line, deviceClass),
  'domain/company/company-email.ts isCompanyEmail': at(field, (text) => isCompanyEmail(text, 'a.test')),
  'domain/company/company-email.ts isPlainMailbox': at(field, isPlainMailbox),
  'domain/company/npwp.ts parseNpwp': at(field, parseNpwp),
  'domain/company/npwp.ts npwpWarningsOf': at(line, npwpWarningsOf),
  'domain/company/npwp.ts maskNpwp': at(line, maskNpwp),
  'domain/company/npwp.ts spacedNpwp': at(line, spacedNpwp),
  'domain/program/agreement/agreement-text.ts aroundDescription': at(program, (text) =>
    aroundDescription(`1. A\n${text}\n\n`.repeat(3), text),
  ),
  'domain/program/version/line-diff.ts lineDiff': at(program, (text) => {
    lineDiff(text.split('\n'), `x${text}`.split('\n'))
    lineDiff(linesOf(text, 20), linesOf(`x${text}`, 20))
  }),
  'domain/program/version/write-version.server.ts hashOfText': at(field, hashOfText),
  'domain/publication/article.ts topicOf': at(field, topicOf),
  'domain/publication/article-queries.server.ts says': at(address, says),
  'domain/publication/article-queries.server.ts literalOf': at(address, literalOf),
  'domain/publication/article-queries.server.ts likeOf': at(address, likeOf),
  'web/parts/report/long-text.ts isLongText': at(stored, isLongText),
  'domain/publication/hidden-internals.ts hideInternals': at(stored, (text) =>
    hideInternals(text, [text.slice(0, 60)]),
  ),
  'domain/publication/plain-blocks.ts plainBlocks': at(stored, plainBlocks),
  'domain/publication/article-slug.server.ts slugOf': at(field, slugOf),
  'domain/report/classification/cvss.ts parseCvss': at(field, (text) => parseCvss(`CVSS:3.1/${text}`)),
  'domain/report/classification/cvss.ts changedMetrics': at(field, (text) => changedMetrics(text, text)),
  'domain/report/duplicate/word-roots.ts rootsOf': at(stored, (text) =>
    rootsOf(text.split(' ').slice(0, 4_000)),
  ),
  'domain/report/duplicate/report-features.ts featuresOf': at(stored, (text) =>
    featuresOf(comparedTexts(text)),
  ),
  'domain/report/duplicate/report-features.ts formsShared': at(stored, (text) =>
    formsShared(comparedTexts(text), featuresOf(comparedTexts('akun orang lain'))),
  ),
  'domain/report/duplicate/mark-terms.ts markTerms': at(stored, (text) => markTerms(text, [text, 'akun'])),
  'domain/report/duplicate/mark-terms.ts termOf': at(stored, termOf),
  'domain/report/quality/indonesian-text.ts judgeLanguage': at(stored, judgeLanguage),
  'domain/report/quality/indonesian-text.ts proseWords': at(stored, proseWords),
  '@cakrawala/ui/choose-theme themeIn': at(header, themeIn),
  'domain/report/report-code.ts parseReportCode': at(field, (text) => parseReportCode(text, 'CA')),
  'domain/report/report-code.ts reportCodesLike': at(field, (text) => reportCodesLike(text, 'CA', 2026)),
  'domain/reward/payout.ts payoutCodesLike': at(field, (text) => payoutCodesLike(text, 2026)),
  'kernel/typed-code.ts typedCode': at(field, (text) => typedCode(text, 'CA')),
  'web/parts/report/bulk/bulk-row.ts rowIn': at(field, rowIn),
  'web/parts/page-names.ts pagesNamed': at(field, (text) =>
    pagesNamed([{ path: '/', label: text, within: null }], text),
  ),
  'domain/reward/payout/holder-name.ts isSameHolder': at(line, (text) => isSameHolder(text, `${text} a`)),
  'domain/reward/payout/payout-account.ts maskAccountNumber': at(line, maskAccountNumber),
  'domain/reward/payout/payout-input.ts accountDigits': at(line, accountDigits),
  'domain/reward/bank-reference.ts referenceKey': at(line, referenceKey),
  'domain/reward/refund/refund.ts bearsName': at(line, (text) => bearsName(text, `${text} a`)),
  'domain/reward/residence.ts lowersTax': at(field, (text) => lowersTax({ payee: 'foreign' }, text)),
  'domain/reward/residence.ts residenceOf': at(field, (text) =>
    residenceOf({ country: text, since: text }, true, text),
  ),
  'domain/setting/setting.ts isSettingKey': at(field, isSettingKey),
  '@cakrawala/file-formats/calendar-file calendarFile': at(stored, (text) =>
    calendarFile([{ uid: 'a', at: new Date(0), title: text, text, address: '' }], 'A', new Date(0)),
  ),
  'web/http/csv/csv.ts csvFile': at(stored, (text) =>
    csvFile({ head: [], line: (row: string) => [row, row] }, { rows: [text], more: false }, 'id'),
  ),
  'web/parts/seo/public-page.ts canonicalPath': at(address, (text) =>
    canonicalPath({ pathname: `/${text}`, search: `?${text}` } as never, {} as never),
  ),
  'web/parts/live/live-news.ts concerns': at(address, (text) =>
    concerns(`/${text}`, { noun: 'report', about: 'a', path: '/a' }),
  ),
  '@cakrawala/markdown/plain-text plainText': at(2 * stored, plainText),
  '@cakrawala/markdown/plain-text decoded': at(2 * stored, decoded),
  '@cakrawala/markdown/pictures picturesNamed': at(2 * stored, picturesNamed),
  '@cakrawala/markdown/plain-text plainLines': at(2 * stored, plainLines),
  '@cakrawala/markdown/plain-text headingsOf': at(2 * stored, headingsOf),
  'web/parts/reading/faq-search.ts faqFound': at(100, (text) => faqFound(faqWords.id, text, {})),
  'web/parts/report/cvss-form.ts choicesOf': at(field, choicesOf),
  'web/parts/reward/sum-asked.ts sumAskedIn': at(field, (text) =>
    sumAskedIn({ again: true, leaving: null, typed: { intent: [text] } }, text),
  ),
}

function comparedTexts(text: string) {
  return {
    title: text.slice(0, line),
    target: text.slice(0, line),
    pocMd: text,
    impactMd: text,
    vrtId: null,
    cweId: null,
  }
}

function linesOf(text: string, length: number): string[] {
  return text.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? []
}
